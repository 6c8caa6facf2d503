import { describe, expect, it } from 'vitest';
import { Role } from '../users/user.entity.js';
import { actingFor, orderScope, ownedBy } from './ownership.policy.js';
import { Permission } from '../../rules/permission.js';
import { hasPermission } from './permission.policy.js';

const ASHA = '01900000-0000-7000-8000-000000000001';
const RAVI = '01900000-0000-7000-8000-000000000002';

const PERMISSION = Permission.CUSTOMERS_WRITE;
const ALL = Object.values(Permission);
const viewer = (role: Role, permissions: Permission[] = []) => ({
  ...{ userId: ASHA, role, permissions },
});

// Permissions stored for a customer or enterprise have no effect.
describe.each([
  viewer(Role.CUSTOMER, ALL),
  viewer(Role.ENTERPRISE, ALL),
  viewer(
    Role.STAFF,
    ALL.filter((one) => one !== PERMISSION),
  ),
])('a viewer with role $role who lacks the permission', (asking) => {
  it('may not act for other users', () => {
    expect(hasPermission(asking, PERMISSION)).toBe(false);
    const refused = () => actingFor(asking, RAVI, PERMISSION);
    if (asking.role === Role.STAFF) expect(refused).toThrow('Please ask an admin');
    else expect(refused).toThrow('User not found');
  });

  it("acts as the viewer, with or without the viewer's own id", () => {
    for (const target of [ASHA, undefined, null])
      expect(actingFor(asking, target, PERMISSION)).toBe(ASHA);
  });

  it('filters by the viewer as owner', () => {
    expect(ownedBy(asking, PERMISSION)).toEqual({ user: ASHA });
  });
});

describe.each([viewer(Role.ADMIN), viewer(Role.STAFF, [PERMISSION])])(
  'a viewer with role $role and the permission',
  (asking) => {
    it('acts for the user with this id, or else as the viewer', () => {
      expect(actingFor(asking, RAVI, PERMISSION)).toBe(RAVI);
      expect(actingFor(asking, undefined, PERMISSION)).toBe(ASHA);
    });

    it('does not filter by owner', () => {
      expect(ownedBy(asking, PERMISSION)).toEqual({});
    });
  },
);

describe('the orders of a permission', () => {
  const driver = viewer(Role.STAFF, ['rounds.drive', 'orders.deliver', 'rounds.plan']);
  const clerk = viewer(Role.STAFF, ['rounds.drive', 'orders.read', 'orders.deliver']);
  it.each([
    [driver, 'orders.deliver', 'ownRounds'],
    [driver, 'orders.read', 'ownRounds'],
    [driver, 'orders.cancel', 'own'],
    [driver, 'rounds.plan', 'all'],
    [clerk, 'orders.deliver', 'all'],
    [clerk, 'orders.cancel', 'own'],
    [viewer(Role.CUSTOMER), 'orders.read', 'own'],
    [viewer(Role.APP, ['orders.read']), 'orders.read', 'all'],
  ] as const)('%o with %s: %s', (asking, permission, scope) => {
    expect(orderScope(asking, permission)).toBe(scope);
  });
});
