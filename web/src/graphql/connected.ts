/** `isAgain` is true after a lost connection. Changes may have been missed. */
type OnConnected = (isAgain: boolean) => void;

const listeners = new Set<OnConnected>();

/** Calls the listener when the WebSocket connects. Returns a function that removes the listener. */
export function onConnected(listener: OnConnected): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function notifyConnected(isAgain: boolean): void {
  for (const listener of listeners) listener(isAgain);
}
