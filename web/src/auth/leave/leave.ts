import type { Permission } from '@laundry/api/permission';
import type { SessionUser_UserFragment } from '../../graphql/generated';

// What somebody may do, as the screens draw it. The server looks for itself.

export type Leave = Permission;

export type Person = Pick<SessionUser_UserFragment, 'role' | 'permissions'>;

/** Whoever works in the back-office. */
export const isStaff = (user: Pick<Person, 'role'> | null): boolean =>
  user?.role === 'ADMIN' || user?.role === 'STAFF';

const homes: Partial<Record<Person['role'], string>> = { ADMIN: '/admin/home', STAFF: '/admin' };

/** Where a signed-in person lands when no page asked them to sign in; staff go on from there (see OfficePage). */
export const homeOf = ({ role }: Pick<Person, 'role'>): string => homes[role] ?? '/';
