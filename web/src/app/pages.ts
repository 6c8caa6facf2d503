import { createElement } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyComponent } from '../ui/feedback/lazyComponent';
import { PageSkeleton } from '../ui/feedback/skeletons';
import { CrashPage } from './errors/CrashPage';
import { type LazyPage, lazyPage } from './lazyPage';

/** Public pages by path, each in a lazy chunk. */
export const publicPages = {
  '/': lazyPage(() => import('../customer/home/HomePage'), 'HomePage'),
  '/signin': lazyPage(() => import('../sign-in/SignInPage'), 'SignInPage'),
  '/signin/link': lazyPage(() => import('../sign-in/links/SignInLinkPage'), 'SignInLinkPage'),
  '/signup': lazyPage(() => import('../sign-in/SignUpPage'), 'SignUpPage'),
  '/confirm-email': lazyPage(
    () => import('../customer/account/ConfirmEmailPage'),
    'ConfirmEmailPage',
  ),
  '/revert-email': lazyPage(() => import('../customer/account/RevertEmailPage'), 'RevertEmailPage'),
  '/privacy': lazyPage(() => import('../customer/legal/PrivacyPage'), 'PrivacyPage'),
  '/customerfeedback': lazyPage(() => import('../customer/feedback/FeedbackPage'), 'FeedbackPage'),
  '/payment-success': lazyPage(
    () => import('../customer/my-orders/PaymentSuccessPage'),
    'PaymentSuccessPage',
  ),
  '/whatsapp': lazyPage(() => import('../customer/contact/ChatRedirectPage'), 'ChatRedirectPage'),
};

export const userPages = {
  '/account': lazyPage(() => import('../customer/account/AccountPage'), 'AccountPage'),
  '/security': lazyPage(() => import('../customer/security/SecurityPage'), 'SecurityPage'),
  '/ordershistory': lazyPage(
    () => import('../customer/my-orders/history/OrderHistoryPage'),
    'OrderHistoryPage',
  ),
};

/** Paths of the back-office. OfficeRoute maps each path to its page. */
export const officePaths = [
  '/admin/home',
  '/customermanager',
  '/employeemanager',
  '/orders',
  '/orders/new',
  '/round',
  '/rounds',
  '/reports',
  '/cashup',
  '/areas',
  '/business',
  '/rating',
  '/audit',
  '/integrations',
  '/failures/emails',
  '/failures/webhooks',
];

const fetchOffice = () => import('./layout/AdminLayout');

export const OfficeRoute = lazyComponent(fetchOffice, 'OfficeRoute', {
  Waiting: () => createElement(PageSkeleton),
  Failed: CrashPage,
});

export const NotFoundPage = lazyPage(() => import('./errors/NotFoundPage'), 'NotFoundPage');

const pages: Record<string, LazyPage> = { ...publicPages, ...userPages };

const matching = (paths: string[], pathname: string): string | undefined =>
  paths.find((pattern) => matchPath(pattern, pathname));

function pageOf(pathname: string): LazyPage {
  const path = matching(Object.keys(pages), pathname);
  return (path && pages[path]) || NotFoundPage;
}

/** Loads the chunk of a page before navigation, so that the page renders immediately. */
export async function loadPage(pathname: string): Promise<void> {
  const path = matching(officePaths, pathname);
  if (path === undefined) return pageOf(pathname).load();
  await OfficeRoute.load();
  const { loadOfficeRoute } = await fetchOffice();
  await loadOfficeRoute(path);
}
