import { describe, expect, it } from 'vitest';
import { Role } from '../users/user.entity.js';
import { actingFor, ownedBy } from './ownership.policy.js';
import { Permission } from './permission.js';
import { hasPermission } from './permission.policy.js';

const ASHA = '01900000-0000-7000-8000-000000000001';
const RAVI = '01900000-0000-7000-8000-000000000002';

const PERMISSION = Permission.CUSTOMERS_WRITE;
const ALL = Object.values(Permission);
const viewer = (role: Role, permissions: Permission[] = []) => ({
  ...{ userId: ASHA, role, permissions },
});

// Stored permissions have no effect when the role is not staff.
describe.each([
  viewer(Role.CUSTOMER, ALL),
  viewer(Role.ENTERPRISE, ALL),
  viewer(
    Role.STAFF,
    ALL.filter((one) => one !== PERMISSION),
  ),
])('a viewer with the role $role and without permissions', (asking) => {
  it('may not act for other users', () => {
    expect(hasPermission(asking, PERMISSION)).toBe(false);
    const refused = () => actingFor(asking, RAVI, PERMISSION);
    if (asking.role === Role.STAFF) expect(refused).toThrow('Please ask an admin');
    else expect(refused).toThrow('User not found');
  });

  it('acts for themselves, named or not', () => {
    for (const target of [ASHA, undefined, null])
      expect(actingFor(asking, target, PERMISSION)).toBe(ASHA);
  });

  it('finds their own things only', () => {
    expect(ownedBy(asking, PERMISSION)).toEqual({ user: ASHA });
  });
});

describe.each([viewer(Role.ADMIN), viewer(Role.STAFF, [PERMISSION])])(
  '$role with permissions',
  (asking) => {
    it('act for the named user, else for themselves', () => {
      expect(actingFor(asking, RAVI, PERMISSION)).toBe(RAVI);
      expect(actingFor(asking, undefined, PERMISSION)).toBe(ASHA);
    });

    it('have access to all customers’ records', () => {
      expect(ownedBy(asking, PERMISSION)).toEqual({});
    });
  },
);
