import { describe, expect, it } from 'vitest';
import { Role } from '../users/user.entity.js';
import { Permission } from '../../rules/permission.js';
import {
  checkMayChange,
  isAdmin,
  isStaff,
  hasPermission,
  requirePermission,
  requireSession,
} from './permission.policy.js';

const ALL = Object.values(Permission);
const [one, ...others] = ALL;
if (!one) throw new Error('There is no permission');

const FORBIDDEN: unknown = expect.objectContaining({ code: 'FORBIDDEN' });

const of = (role: Role, permissions: Permission[] = []) => ({ role, permissions, userId: 'me' });

describe('permissions', () => {
  it('are all for admins, the granted ones for staff, and none for other roles', () => {
    expect(ALL.filter((permission) => hasPermission(of(Role.ADMIN), permission))).toEqual(ALL);
    expect(ALL.filter((permission) => hasPermission(of(Role.STAFF, [one]), permission))).toEqual([
      one,
    ]);
    expect(hasPermission(of(Role.STAFF, others), one)).toBe(false);
    for (const role of [Role.CUSTOMER, Role.ENTERPRISE])
      expect(ALL.filter((permission) => hasPermission(of(role, ALL), permission))).toEqual([]);
  });

  it('make staff of employees, admins and apps, and of no other role', () => {
    const roles = Object.values(Role);
    expect(roles.filter((role) => isStaff({ role })).sort()).toEqual(['admin', 'app', 'staff']);
    expect(roles.filter((role) => isAdmin({ role }))).toEqual([Role.ADMIN]);
  });

  it.each([Role.ADMIN, Role.STAFF])(
    'to change an account of %s: only its owner and admins',
    (role) => {
      const refusal = 'Only an admin may change the account of an employee';
      expect(() => checkMayChange(of(Role.STAFF, ALL), { id: 'other', role })).toThrow(refusal);
      expect(() => checkMayChange(of(Role.STAFF), { id: 'me', role })).not.toThrow();
      expect(() => checkMayChange(of(Role.ADMIN), { id: 'other', role })).not.toThrow();
    },
  );

  it('to change an account of a customer: staff', () => {
    const user = { id: 'other', role: Role.CUSTOMER };
    expect(() => checkMayChange(of(Role.STAFF, ALL), user)).not.toThrow();
  });

  it('to change an account of an enterprise: staff with `enterprises.write`', () => {
    const user = { id: 'other', role: Role.ENTERPRISE };
    expect(() => checkMayChange(of(Role.STAFF, ['enterprises.write']), user)).not.toThrow();
    const without = ALL.filter((permission) => permission !== 'enterprises.write');
    expect(() => checkMayChange(of(Role.STAFF, without), user)).toThrow(FORBIDDEN);
  });

  it('are refused with FORBIDDEN', () => {
    const admin = { id: 'other', role: Role.ADMIN };
    expect(() => checkMayChange(of(Role.STAFF, ALL), admin)).toThrow(FORBIDDEN);
    expect(() => requirePermission(of(Role.CUSTOMER), one)).toThrow(FORBIDDEN);
  });
});

it('an API token is refused where a person must act', () => {
  expect(() => requireSession({})).not.toThrow();
  expect(() => requireSession({ apiTokenId: 'token' })).toThrow(
    'An API token may not do this. Please sign in',
  );
});
