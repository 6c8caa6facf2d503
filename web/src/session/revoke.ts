import { print } from 'graphql';
import { LogoutDocument } from './logout.generated';

/**
 * Revokes a session on the server in the background. The request continues after the page closes; offline it waits for
 * the network.
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
