import { afterEach, beforeEach, vi } from 'vitest';
import { session, type SessionUser } from '../session';

/** Signs in staff for each test of a file: an admin, or an employee with exactly these permissions. */
export function staffHere(permissions?: SessionUser['permissions']): void {
  beforeEach(() => {
    const person = { id: 'ravi', name: 'Ravi', email: 'ravi@staff.test', phone: null };
    const role = permissions ? 'STAFF' : 'ADMIN';
    session.start({ ...person, role, permissions: permissions ?? null }, 'of-this-test', '');
  });
  afterEach(() => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
    session.end();
    session.takeNotice();
    vi.unstubAllGlobals();
  });
}
