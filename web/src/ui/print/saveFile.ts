/** Starts a browser download of a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked in the next task, because the browser reads the URL until then.
  window.setTimeout(() => URL.revokeObjectURL(url));
}
