/** Session storage of this tab; null at build time or when the browser blocks storage. */
export function tabSessionStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
