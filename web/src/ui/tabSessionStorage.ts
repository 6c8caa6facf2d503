/** What this tab keeps; none while pages are made ready at build time, or where the browser keeps nothing. */
export function tabSessionStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
