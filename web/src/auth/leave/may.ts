import { useCallback } from 'react';
import { useSessionUser } from '../session/session';
import type { Leave, Person } from './leave';

/** The name that the schema has for a permission. */
export const nameOf = (leave: Leave): string => leave.toUpperCase().replace('.', '_');

/** Admins may do everything, staff what they were given leave to. */
export const mayDo = ({ role, permissions }: Person, leave: Leave): boolean =>
  role === 'ADMIN' ||
  (role === 'STAFF' && Boolean(permissions?.some((one) => one === nameOf(leave))));

export type May = (leave: Leave) => boolean;

/** What whoever is here may do: `may('orders.move')`. The same function until that changes. */
export function useMay(): May {
  const user = useSessionUser();
  return useCallback((leave) => user !== null && mayDo(user, leave), [user]);
}
