import { matchPath } from 'react-router-dom';
import type { Leave, Person } from './leave';
import { mayDo, nameOf } from './may';

/** The menus of the header, in their order. */
const menuNames = ['Work', 'Money', 'Settings'] as const;
type MenuName = (typeof menuNames)[number];

export interface OfficePage {
  path: string;
  label: string;
  /** The menu that it stands in; the others stand in the header itself. */
  menu?: MenuName;
  /** Any of these permissions opens it. */
  needs: readonly Leave[];
}

/** Who sees figures or the catalogue at home, where their work begins. */
const homeWork: readonly Leave[] = ['reports.read', 'catalogue.write'];

/** Whoever may see to one kind of what needs attention. */
const mailWork: readonly Leave[] = ['orders.move', 'customers.write'];
const webhookWork: readonly Leave[] = ['payments.take'];
const invoiceWork: readonly Leave[] = ['settings.write', 'papers.write'];

/** What driving takes: a driver reads the orders of their own rounds, and needs no permission to read all. */
export const drivingWork: readonly Leave[] = [
  ...(['orders.pickup', 'orders.deliver', 'payments.take', 'rounds.drive'] as const),
];

/** The pages of the back-office, in the order of its header. */
export const officePages: readonly OfficePage[] = [
  {
    path: '/admin/home',
    label: 'Home',
    needs: [...homeWork, 'orders.read', ...mailWork, ...webhookWork],
  },
  { path: '/customermanager', label: 'Customer Details', needs: ['customers.read'] },
  { path: '/employeemanager', label: 'Employee Details', needs: ['staff.write'] },
  { path: '/orders', label: 'Order Details / Payment', needs: ['orders.read'] },
  { path: '/rounds', label: 'Rounds', menu: 'Work', needs: ['rounds.plan'] },
  { path: '/cashup', label: 'Cash-up', menu: 'Money', needs: ['payments.take'] },
  { path: '/areas', label: 'Areas', menu: 'Settings', needs: ['settings.write', 'rounds.plan'] },
  { path: '/reports', label: 'Reports', menu: 'Money', needs: ['reports.read'] },
  { path: '/rating', label: 'Reviews', needs: ['customers.read'] },
  { path: '/audit', label: 'Audit', menu: 'Settings', needs: ['audit.read'] },
];

/** The round of whoever drives. Admins may see the page, and never have one. */
const ownRound: OfficePage = { path: '/round', label: 'My round', needs: ['rounds.drive'] };

/** Further ones, which other buttons lead to. */
const furtherPages: readonly OfficePage[] = [
  { path: '/orders/new', label: 'New order', needs: ['orders.book'] },
  { path: '/business', label: 'Business', menu: 'Settings', needs: ['settings.write'] },
  { path: '/failed/mails', label: 'Failed mails', menu: 'Work', needs: mailWork },
  { path: '/failed/webhooks', label: 'Failed webhooks', menu: 'Work', needs: webhookWork },
];

const mayAny = (user: Person, leaves: readonly Leave[]): boolean =>
  leaves.some((leave) => mayDo(user, leave));

const sees = (user: Person, { needs }: OfficePage): boolean => mayAny(user, needs);

/** Which kinds of what needs attention somebody may see to. */
export const attentionOf = (user: Person) => ({
  orders: mayDo(user, 'orders.read'),
  mails: mayAny(user, mailWork),
  webhooks: mayAny(user, webhookWork),
  invoices: mayAny(user, invoiceWork),
});

/** The pages that a user may open, in the order in which their work begins with them. */
export const pagesOf = (user: Person): readonly OfficePage[] => [
  ...(user.role === 'STAFF' && sees(user, ownRound) ? [ownRound] : []),
  ...officePages.filter((page) => sees(user, page)),
];

interface HeaderPages {
  links: readonly OfficePage[];
  /** Those with at least one page. */
  menus: readonly [name: MenuName, pages: readonly OfficePage[]][];
}

/** The links and menus in the header of a user. */
export function headerOf(user: Person): HeaderPages {
  const pages = [...pagesOf(user), ...furtherPages.filter((page) => sees(user, page))];
  const menus = menuNames
    .map((name) => [name, pages.filter(({ menu }) => menu === name)] as const)
    .filter(([, some]) => some.length > 0)
    .map(([name, some]): [MenuName, OfficePage[]] => [name, some]);
  return { links: pagesOf(user).filter(({ menu }) => !menu), menus };
}

/** The page at this address, where it is one that somebody may not see. */
export const refusedPage = (user: Person, pathname: string): OfficePage | undefined =>
  [ownRound, ...officePages, ...furtherPages].find(
    (page) => matchPath(page.path, pathname) && !sees(user, page),
  );

const drivesOnly = (user: Person): boolean => {
  // Drivers of an earlier version may also see all orders. Their day still begins with their round.
  const ofDriving = [...drivingWork, 'orders.read' as const].map(nameOf);
  return (
    user.role === 'STAFF' &&
    mayDo(user, 'rounds.drive') &&
    (user.permissions ?? []).every((one) => ofDriving.includes(one))
  );
};

/** Where the work of somebody of the staff begins. */
export function firstPageOf(user: Person): string {
  if (drivesOnly(user)) return ownRound.path;
  const paths = pagesOf(user).map(({ path }) => path);
  // Who finds no more at home than what needs attention begins where most work is done.
  if (mayAny(user, homeWork)) return '/admin/home';
  if (paths.includes('/orders')) return '/orders';
  return paths.find((path) => path !== '/admin/home') ?? paths[0] ?? '/';
}
