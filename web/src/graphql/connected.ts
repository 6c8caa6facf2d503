/** `isAgain` is true after a connection was lost: some changes may be unknown then. */
type OnConnected = (isAgain: boolean) => void;

const listeners = new Set<OnConnected>();

/** Listens for the WebSocket being connected. Returns what ends that. */
export function onConnected(listener: OnConnected): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellConnected(isAgain: boolean): void {
  for (const listener of listeners) listener(isAgain);
}
