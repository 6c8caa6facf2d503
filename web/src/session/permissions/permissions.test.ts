import { Permission, PERMISSION_NAMES, type PermissionName } from '@laundry/api/rules/permission';
import { describe, expect, it } from 'vitest';
import { homeOf } from './staff';
import { hasPermission } from './usePermissions';
import {
  attentionOf,
  firstPageOf,
  headerOf,
  officePages,
  pagesOf,
  refusedPage,
} from './officePages';

const staff = (...permissions: PermissionName[]) => ({ role: 'STAFF' as const, permissions });
const admin = { role: 'ADMIN' as const, permissions: null };

describe('permissions of a user', () => {
  it('are those that the server granted', () => {
    for (const name of PERMISSION_NAMES) {
      const others = PERMISSION_NAMES.filter((one) => one !== name);
      expect(hasPermission(staff(name), Permission[name])).toBe(true);
      expect(hasPermission(staff(...others), Permission[name])).toBe(false);
    }
  });

  it('include everything for admins, and nothing for customers, even if stored', () => {
    for (const permission of Object.values(Permission)) {
      expect(hasPermission(admin, permission)).toBe(true);
      for (const role of ['CUSTOMER', 'ENTERPRISE'] as const)
        expect(hasPermission({ role, permissions: [...PERMISSION_NAMES] }, permission)).toBe(false);
    }
    // A user stored by a version without permissions.
    expect(hasPermission({ role: 'STAFF' } as ReturnType<typeof staff>, 'orders.read')).toBe(false);
  });
});

describe('the first page after sign-in', () => {
  it('is the dashboard for an admin, the site for customers, and the office for staff', () => {
    expect(homeOf(admin)).toBe('/admin/home');
    for (const role of ['CUSTOMER', 'ENTERPRISE'] as const) expect(homeOf({ role })).toBe('/');
    expect(homeOf(staff('ORDERS_READ'))).toBe('/admin');
  });

  it.each([
    ['an admin', admin, '/admin/home'],
    ['who sees figures', staff('REPORTS_READ', 'ORDERS_READ'), '/admin/home'],
    ['who works on orders', staff('CUSTOMERS_READ', 'ORDERS_READ'), '/orders'],
    ['who takes money', staff('PAYMENTS_TAKE'), '/cashup'],
    ['who puts addresses right', staff('CUSTOMERS_WRITE'), '/admin/home'],
    ['who keeps the directory', staff('STAFF_WRITE'), '/employeemanager'],
    [
      'who drives',
      staff('ORDERS_READ', 'ORDERS_PICKUP', 'PAYMENTS_TAKE', 'ROUNDS_DRIVE'),
      '/round',
    ],
    ['who drives by the preset', staff('ORDERS_PICKUP', 'PAYMENTS_TAKE', 'ROUNDS_DRIVE'), '/round'],
    ['who drives and does nothing else', staff('ROUNDS_DRIVE'), '/round'],
    ['who drives and books', staff('ORDERS_READ', 'ORDERS_BOOK', 'ROUNDS_DRIVE'), '/orders'],
    ['who sees no page', staff('INVOICES_ISSUE'), '/'],
  ])('for %s is a page that the user may open', (_, person, home) => {
    expect(firstPageOf(person)).toBe(home);
  });

  it('shows staff the home page with any of its permissions, and each card by its own', () => {
    expect(refusedPage(staff('STAFF_WRITE'), '/admin/home')).toBeDefined();
    for (const permission of [
      'ORDERS_READ',
      'ORDERS_UPDATE_STATUS',
      'CUSTOMERS_WRITE',
      'PAYMENTS_TAKE',
    ] as const)
      expect(refusedPage(staff(permission), '/admin/home')).toBeUndefined();
    expect(attentionOf(staff('ORDERS_READ'))).toEqual({
      ...{ orders: true, mails: false, webhooks: false, invoices: false },
    });
    expect(attentionOf(staff('CUSTOMERS_WRITE', 'PAYMENTS_TAKE'))).toEqual({
      ...{ orders: false, mails: true, webhooks: true, invoices: false },
    });
    expect(attentionOf(staff('SETTINGS_WRITE'))).toMatchObject({ orders: false, invoices: true });
    expect(refusedPage(staff('ORDERS_READ'), '/failures/emails')).toBeDefined();
    expect(refusedPage(staff('PAYMENTS_TAKE'), '/failures/webhooks')).toBeUndefined();
  });

  it('shows failed webhooks of all orders to no driver with only their own rounds', () => {
    const driver = staff('ORDERS_PICKUP', 'ORDERS_DELIVER', 'PAYMENTS_TAKE', 'ROUNDS_DRIVE');
    expect(attentionOf(driver).webhooks).toBe(false);
    expect(refusedPage(driver, '/failures/webhooks')?.needs).toEqual(['orders.read']);
    expect(headerOf(driver)).toMatchObject({
      links: [{ label: 'My round' }],
      menus: [['Money', [{ label: 'Cash closing' }]]],
    });
    const both = staff('PAYMENTS_TAKE', 'ROUNDS_DRIVE', 'ORDERS_READ');
    expect(attentionOf(both).webhooks).toBe(true);
    expect(refusedPage(both, '/failures/webhooks')).toBeUndefined();
  });

  it('names the five specified links in the header, and the rest in menus', () => {
    const namesOf = (person: Parameters<typeof headerOf>[0]) => {
      const { links, menus } = headerOf(person);
      const names = menus.map(([menu, pages]) => [menu, ...pages.map(({ label }) => label)]);
      return [links.map(({ label }) => label), ...names];
    };
    expect(namesOf(admin)).toEqual([
      ['Home', 'Customer Details', 'Employee Details', 'Order Details / Payment', 'Reviews'],
      ['Work', 'Rounds', 'Failed emails', 'Failed payment notices'],
      ['Money', 'Cash closing', 'Reports'],
      ['Settings', 'Areas', 'Audit', 'Company details', 'Integrations'],
    ]);
    expect(namesOf(staff('ROUNDS_DRIVE'))).toEqual([['My round']]);
    expect(namesOf(staff(...PERMISSION_NAMES)).slice(0, 2)).toEqual([
      ['Home', 'Customer Details', 'Employee Details', 'Order Details / Payment', 'Reviews'],
      ['Work', 'My round', 'Rounds', 'Failed emails', 'Failed payment notices'],
    ]);
    expect(namesOf(staff('PAYMENTS_TAKE'))).toEqual([
      ['Home'],
      ['Work', 'Failed payment notices'],
      ['Money', 'Cash closing'],
    ]);
  });

  it('shows admins every page, and refuses others the pages that need more', () => {
    expect(pagesOf(admin)).toEqual(officePages);
    expect(pagesOf(staff('ROUNDS_DRIVE')).map(({ path }) => path)).toEqual(['/round']);
    expect(refusedPage(admin, '/round')).toBeUndefined();
    expect(refusedPage(staff('ROUNDS_PLAN'), '/round')?.needs).toEqual(['rounds.drive']);
    expect(refusedPage(staff('ORDERS_READ'), '/orders')).toBeUndefined();
    expect(refusedPage(staff('ORDERS_READ'), '/security')).toBeUndefined();
    expect(refusedPage(staff('ORDERS_BOOK'), '/orders/new')).toBeUndefined();
    expect(refusedPage(staff('ORDERS_READ'), '/orders/new')?.needs).toEqual(['orders.book']);
    for (const permission of ['SETTINGS_WRITE', 'ROUNDS_PLAN'] as const)
      expect(refusedPage(staff(permission), '/areas')).toBeUndefined();
    expect(refusedPage(staff('ORDERS_READ'), '/areas')).toBeDefined();
    // Staff who issue invoices may read the company details, but not open their page.
    expect(refusedPage(staff('INVOICES_ISSUE'), '/business')?.needs).toEqual(['settings.write']);
    expect(refusedPage(staff('SETTINGS_WRITE'), '/business')).toBeUndefined();
    expect(refusedPage(staff('ORDERS_READ'), '/rating')?.needs).toEqual(['customers.read']);
  });
});
