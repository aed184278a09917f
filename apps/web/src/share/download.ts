/** Offers a file for download, made in the page. */
import { formatJson } from '@tabannusi/engine';

export function download(name: string, value: unknown): void {
  const address = URL.createObjectURL(new Blob([formatJson(value)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started reading it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
