import { describe, expect, it } from 'vitest';
import { Role } from '../users/user.entity.js';
import { actingFor, mayActFor, ownedBy } from './ownership.policy.js';

const ASHA = '01900000-0000-7000-8000-000000000001';
const RAVI = '01900000-0000-7000-8000-000000000002';

const staff = { userId: ASHA, role: Role.ADMIN };
const customer = { userId: ASHA, role: Role.CUSTOMER };
const enterprise = { userId: ASHA, role: Role.ENTERPRISE };

describe.each([customer, enterprise])('a viewer with the role $role', (viewer) => {
  it('may not act for anybody else, who is not found', () => {
    expect(mayActFor(viewer, RAVI)).toBe(false);
    expect(() => actingFor(viewer, RAVI)).toThrow('User not found');
  });

  it('acts for themselves, named or not', () => {
    expect(actingFor(viewer, ASHA)).toBe(ASHA);
    expect([undefined, null].map((nobody) => actingFor(viewer, nobody))).toEqual([ASHA, ASHA]);
  });

  it('finds their own things only', () => {
    expect(ownedBy(viewer)).toEqual({ user: ASHA });
  });
});

describe('staff', () => {
  it('act for whom they name, else for themselves', () => {
    expect(actingFor(staff, RAVI)).toBe(RAVI);
    expect(actingFor(staff, undefined)).toBe(ASHA);
  });

  it("find everybody's things", () => {
    expect(ownedBy(staff)).toEqual({});
  });
});
