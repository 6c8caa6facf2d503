import { print } from 'graphql';
import { LogoutDocument } from '../../graphql/generated';

/**
 * Revokes a session on the server in the background. The request outlives the page; offline it is sent when the
 * network returns.
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
