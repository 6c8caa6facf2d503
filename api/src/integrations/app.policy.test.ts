import { describe, expect, it } from 'vitest';
import { ONLY_PEOPLE } from '../../rules/app-limits.js';
import { AppKind } from '../auth/api-tokens/app.entity.js';
import type { Permission } from '../../rules/permission.js';
import { refusedFields } from '../testing/refusals.js';
import { Role } from '../users/user.entity.js';
import { checkAppPermissions } from './app.policy.js';

const admin = { role: Role.ADMIN, permissions: [] };
const clerk = (...permissions: Permission[]) => ({ role: Role.STAFF, permissions });

describe('an office app', () => {
  it.each(ONLY_PEOPLE)('cannot have %s', (permission) => {
    const check = () => checkAppPermissions(admin, AppKind.OFFICE, [permission]);
    expect(refusedFields(check)).toHaveProperty('permissions');
  });
  it('needs a permission', () => {
    const check = () => checkAppPermissions(admin, AppKind.OFFICE, []);
    expect(refusedFields(check)).toEqual({ permissions: 'Choose at least one permission' });
  });
  it('gets only permissions of the person', () => {
    const viewer = clerk('settings.write', 'orders.read');
    expect(() => checkAppPermissions(viewer, AppKind.OFFICE, ['orders.read'])).not.toThrow();
    expect(() => checkAppPermissions(viewer, AppKind.OFFICE, ['reports.read'])).toThrow(
      'You do not have the permission to see totals and reports, so you cannot give it to an app',
    );
  });
});

describe('a partner app', () => {
  it('has no permissions of its own', () => {
    const check = () => checkAppPermissions(admin, AppKind.PARTNER, ['orders.read']);
    expect(refusedFields(check)).toHaveProperty('permissions');
  });
  it('needs a person who may do what an enterprise may do', () => {
    const needed = ['orders.read', 'orders.book', 'orders.cancel', 'customers.write'] as const;
    expect(() => checkAppPermissions(clerk(...needed), AppKind.PARTNER, [])).not.toThrow();
    for (const missing of needed) {
      const viewer = clerk('settings.write', ...needed.filter((one) => one !== missing));
      expect(() => checkAppPermissions(viewer, AppKind.PARTNER, [])).toThrow('You do not have');
    }
  });
});
