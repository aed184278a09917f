/** Whether the page came from a server that keeps tables. A copy of its folder on any other server has none, and does not look for one. */
export const isServed = (): boolean => document.querySelector('meta[name="tabannusi-server"]') !== null;
