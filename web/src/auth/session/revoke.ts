import { print } from 'graphql';
import { LogoutDocument } from '../../graphql/generated';

/**
 * Ends a session on the server. Nobody waits for it: it outlives the page, and without a network it
 * is told as soon as there is one again.
 */
export function revoke(token: string): void {
  fetch('/graphql', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ operationName: 'Logout', query: print(LogoutDocument) }),
  }).catch(() => {
    window.addEventListener('online', () => revoke(token), { once: true });
  });
}
