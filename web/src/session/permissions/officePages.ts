import { matchPath } from 'react-router-dom';
import type { Permission } from '@laundry/api/rules/permission';
import type { Person } from './staff';
import { hasPermission, nameOf } from './usePermissions';

const menuNames = ['Work', 'Money', 'Settings'] as const;
type MenuName = (typeof menuNames)[number];

export interface OfficePage {
  path: string;
  label: string;
  /** Menu of the page. Pages without a menu are direct links in the header. */
  menu?: MenuName;
  /** The user needs one of these permissions. */
  needs: readonly Permission[];
  /** Permissions of `needs` that do not open the page for a driver without `orders.read`. */
  ofAllOrders?: readonly Permission[];
}

/** Permissions whose work begins on the dashboard: figures and catalogue. */
const homeWork: readonly Permission[] = ['reports.read', 'catalogue.write'];

/** Permissions to solve entries of "Needs attention": failed emails, webhooks and invoices. */
const mailWork: readonly Permission[] = ['orders.update_status', 'customers.write'];
const webhookWork: readonly Permission[] = ['payments.take'];
const invoiceWork: readonly Permission[] = ['settings.write', 'invoices.issue'];

/** Permissions of a driver, who reads the orders of their own rounds without `orders.read`. */
export const drivingWork: readonly Permission[] = [
  ...(['orders.pickup', 'orders.deliver', 'payments.take', 'rounds.drive'] as const),
];

/** The pages of the back-office, in the order of its header. */
export const officePages: readonly OfficePage[] = [
  {
    path: '/admin/home',
    label: 'Home',
    needs: [...homeWork, 'orders.read', ...mailWork, ...webhookWork],
    ofAllOrders: webhookWork,
  },
  { path: '/customermanager', label: 'Customer Details', needs: ['customers.read'] },
  { path: '/employeemanager', label: 'Employee Details', needs: ['staff.write'] },
  { path: '/orders', label: 'Order Details / Payment', needs: ['orders.read'] },
  { path: '/rounds', label: 'Rounds', menu: 'Work', needs: ['rounds.plan'] },
  { path: '/cashup', label: 'Cash closing', menu: 'Money', needs: ['payments.take'] },
  { path: '/areas', label: 'Areas', menu: 'Settings', needs: ['settings.write', 'rounds.plan'] },
  { path: '/reports', label: 'Reports', menu: 'Money', needs: ['reports.read'] },
  { path: '/rating', label: 'Reviews', needs: ['customers.read'] },
  { path: '/audit', label: 'Audit', menu: 'Settings', needs: ['audit.read'] },
];

/** The driver's round. Admins may open the page, but have no round. */
const ownRound: OfficePage = { path: '/round', label: 'My round', needs: ['rounds.drive'] };

/** Pages without a link in the header; buttons lead to them. */
const furtherPages: readonly OfficePage[] = [
  { path: '/orders/new', label: 'New order', needs: ['orders.book'] },
  { path: '/business', label: 'Company details', menu: 'Settings', needs: ['settings.write'] },
  { path: '/integrations', label: 'Integrations', menu: 'Settings', needs: ['settings.write'] },
  { path: '/failures/emails', label: 'Failed emails', menu: 'Work', needs: mailWork },
  {
    ...{ path: '/failures/webhooks', label: 'Failed payment notices', menu: 'Work' },
    ...{ needs: webhookWork, ofAllOrders: webhookWork },
  },
];

const hasAnyPermission = (user: Person, permissions: readonly Permission[]): boolean =>
  permissions.some((permission) => hasPermission(user, permission));

/** Whether the user is a driver who sees only the orders of their own rounds. */
const seesOwnRoundsOnly = (user: Person): boolean =>
  hasPermission(user, 'rounds.drive') && !hasPermission(user, 'orders.read');

type Needed = Pick<OfficePage, 'needs' | 'ofAllOrders'>;

const sees = (user: Person, { needs, ofAllOrders = [] }: Needed): boolean =>
  hasAnyPermission(
    user,
    seesOwnRoundsOnly(user) ? needs.filter((one) => !ofAllOrders.includes(one)) : needs,
  );

/** Kinds of "Needs attention" that a user may solve. */
export const attentionOf = (user: Person) => ({
  orders: hasPermission(user, 'orders.read'),
  mails: hasAnyPermission(user, mailWork),
  webhooks: sees(user, { needs: webhookWork, ofAllOrders: webhookWork }),
  invoices: hasAnyPermission(user, invoiceWork),
});

/** Pages that a user may open. The first is where their work begins. */
export const pagesOf = (user: Person): readonly OfficePage[] => [
  ...(user.role === 'STAFF' && sees(user, ownRound) ? [ownRound] : []),
  ...officePages.filter((page) => sees(user, page)),
];

interface HeaderPages {
  links: readonly OfficePage[];
  /** Menus with at least one page. */
  menus: readonly [name: MenuName, pages: readonly OfficePage[]][];
}

/**
 * Menu of a page. "My round" is a direct link for drivers only, because the header of other staff
 * has no room.
 */
const menuOf = (user: Person, page: OfficePage): MenuName | undefined =>
  page === ownRound && !drivesOnly(user) ? 'Work' : page.menu;

/** The links and menus in the header of a user. */
export function headerOf(user: Person): HeaderPages {
  const pages = [...pagesOf(user), ...furtherPages.filter((page) => sees(user, page))];
  const menus = menuNames
    .map((name) => [name, pages.filter((page) => menuOf(user, page) === name)] as const)
    .filter(([, some]) => some.length > 0)
    .map(([name, some]): [MenuName, OfficePage[]] => [name, some]);
  return { links: pagesOf(user).filter((page) => !menuOf(user, page)), menus };
}

/** The page at this path with the permissions that the user lacks, if the user may not open it. */
export function refusedPage(user: Person, pathname: string): OfficePage | undefined {
  const page = [ownRound, ...officePages, ...furtherPages].find(
    (one) => matchPath(one.path, pathname) && !sees(user, one),
  );
  return page && hasAnyPermission(user, page.needs) ? { ...page, needs: ['orders.read'] } : page;
}

const drivesOnly = (user: Person): boolean => {
  // Drivers may have `orders.read` from an earlier version. Their work still begins with the round.
  const ofDriving = [...drivingWork, 'orders.read' as const].map(nameOf);
  return (
    user.role === 'STAFF' &&
    hasPermission(user, 'rounds.drive') &&
    (user.permissions ?? []).every((one) => ofDriving.includes(one))
  );
};

/** Path of the page where the work of an employee begins. */
export function firstPageOf(user: Person): string {
  if (drivesOnly(user)) return ownRound.path;
  const paths = pagesOf(user).map(({ path }) => path);
  // Without figures and catalogue, the dashboard shows little.
  if (hasAnyPermission(user, homeWork)) return '/admin/home';
  if (paths.includes('/orders')) return '/orders';
  return paths.find((path) => path !== '/admin/home') ?? paths[0] ?? '/';
}
