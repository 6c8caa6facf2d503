import type { SessionUser_UserFragment } from '../session.generated';

export type Person = Pick<SessionUser_UserFragment, 'role' | 'permissions'>;

/** True for admins. An admin has every permission, and some actions are reserved to admins. */
export const isAdmin = (user: Pick<Person, 'role'> | null): boolean => user?.role === 'ADMIN';

/** True for a user who works in the back-office. */
export const isStaff = (user: Pick<Person, 'role'> | null): boolean =>
  isAdmin(user) || user?.role === 'STAFF';

const homes: Partial<Record<Person['role'], string>> = { ADMIN: '/admin/home', STAFF: '/admin' };

/** Path after sign-in, unless a page requested the sign-in. OfficePage sends staff on to their first page. */
export const homeOf = ({ role }: Pick<Person, 'role'>): string => homes[role] ?? '/';
