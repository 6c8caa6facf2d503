import { describe, expect, it } from 'vitest';
import type { Permission } from '../../rules/permission.js';
import { Role } from '../users/user.entity.js';
import { mayAdd, mayRemove, maySee, notAdding } from './photos.policy.js';

const staff = (...permissions: Permission[]) => ({ role: Role.STAFF, permissions, userId: 'me' });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

describe('photos', () => {
  it('are added by staff who handle orders, and by drivers in their own rounds', () => {
    for (const permission of ['orders.pickup', 'orders.update_status', 'orders.deliver'] as const)
      expect(mayAdd(staff('orders.read', permission))).toBe('all');
    expect(mayAdd(staff('rounds.drive', 'orders.deliver'))).toBe('driven');
    expect(mayAdd(staff('orders.read'))).toBe('none');
    expect(notAdding(staff()).message).toBe(
      'You do not have permission to record pickups and correct items. Please ask an admin',
    );
  });

  it('are seen by staff who see orders, and by drivers in their own rounds', () => {
    expect(maySee(staff('orders.read'))).toBe('all');
    expect(maySee(staff('rounds.drive'))).toBe('driven');
    expect(maySee(staff('orders.pickup'))).toBe('none');
  });

  it('are removed by admins, and within a day by the person who added them', () => {
    const mine = { addedBy: 'me', at: hoursAgo(23) };
    const clerk = staff('orders.read', 'orders.pickup');
    expect(mayRemove(clerk, mine)).toBe(true);
    expect(mayRemove(clerk, { ...mine, at: hoursAgo(25).toISOString() })).toBe(false);
    expect(mayRemove(clerk, { ...mine, addedBy: 'other' })).toBe(false);
    expect(mayRemove(staff('orders.read'), mine)).toBe(false);
    const admin = { role: Role.ADMIN, permissions: [], userId: 'admin' };
    expect(mayRemove(admin, { addedBy: null, at: hoursAgo(100) })).toBe(true);
  });
});
