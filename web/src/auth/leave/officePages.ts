import { matchPath } from 'react-router-dom';
import type { Leave, Person } from './leave';
import { mayDo } from './may';

interface OfficePage {
  path: string;
  label: string;
  /** With what somebody sees it: any of these. */
  needs: readonly Leave[];
}

/** The pages of the back-office, in the order of its header. */
export const officePages: readonly OfficePage[] = [
  { path: '/admin/home', label: 'Home', needs: ['reports.read', 'catalogue.write'] },
  { path: '/customermanager', label: 'Customer Details', needs: ['customers.read'] },
  { path: '/employeemanager', label: 'Employee Details', needs: ['staff.write'] },
  { path: '/orders', label: 'Order Details / Payment', needs: ['orders.read'] },
  { path: '/cashup', label: 'Cash-up', needs: ['payments.take'] },
  { path: '/reports', label: 'Reports', needs: ['reports.read'] },
  { path: '/rating', label: 'Reviews', needs: ['customers.read'] },
  { path: '/audit', label: 'Audit', needs: ['audit.read'] },
];

/** Further ones, which other buttons lead to. */
const furtherPages: readonly OfficePage[] = [
  { path: '/orders/new', label: 'New order', needs: ['orders.book'] },
];

const sees = (user: Person, { needs }: OfficePage): boolean =>
  needs.some((leave) => mayDo(user, leave));

/** Those of the header that somebody sees. */
export const pagesOf = (user: Person): readonly OfficePage[] =>
  officePages.filter((page) => sees(user, page));

/** The page at this address, where it is one that somebody may not see. */
export const refusedPage = (user: Person, pathname: string): OfficePage | undefined =>
  [...officePages, ...furtherPages].find(
    (page) => matchPath(page.path, pathname) && !sees(user, page),
  );

/** Where most work is done, for whoever sees more than one page. */
const firstPages = ['/admin/home', '/orders'];

/** Where the work of somebody of the staff begins. */
export function firstPageOf(user: Person): string {
  const paths = pagesOf(user).map(({ path }) => path);
  return firstPages.find((path) => paths.includes(path)) ?? paths[0] ?? '/';
}
