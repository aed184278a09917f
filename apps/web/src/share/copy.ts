/** Copies a text. False where the browser does not let the page do it, or has no clipboard for a page that comes over an open line. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
