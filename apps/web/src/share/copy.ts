/** Copies a text. Returns false if the browser does not allow it, or has no clipboard on insecure pages. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
