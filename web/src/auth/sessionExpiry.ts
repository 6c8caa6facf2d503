/** Tells the router that the server ended the session; the Apollo client lives outside of it. */
const listeners = new Set<() => void>();

export const sessionExpiry = {
  announce(): void {
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
