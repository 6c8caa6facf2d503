import { matchPath } from 'react-router-dom';
import { type LazyPage, lazyPage } from './lazyPage';

/** Every page by its path. A page is fetched when somebody goes there. */
export const publicPages = {
  '/': lazyPage(() => import('../home/HomePage'), 'HomePage'),
  '/signin': lazyPage(() => import('../auth/SignInPage'), 'SignInPage'),
  '/signin/link': lazyPage(() => import('../auth/links/SignInLinkPage'), 'SignInLinkPage'),
  '/signup': lazyPage(() => import('../auth/SignUpPage'), 'SignUpPage'),
  '/confirm-email': lazyPage(() => import('../account/ConfirmEmailPage'), 'ConfirmEmailPage'),
  '/undo-email': lazyPage(() => import('../account/UndoEmailPage'), 'UndoEmailPage'),
  '/privacy': lazyPage(() => import('../legal/PrivacyPage'), 'PrivacyPage'),
  '/customerfeedback': lazyPage(() => import('../feedback/FeedbackPage'), 'FeedbackPage'),
  '/payment-success': lazyPage(
    () => import('../orders/mine/PaymentSuccessPage'),
    'PaymentSuccessPage',
  ),
  '/whatsapp': lazyPage(() => import('../contact/ChatRedirectPage'), 'ChatRedirectPage'),
};

export const userPages = {
  '/account': lazyPage(() => import('../account/AccountPage'), 'AccountPage'),
  '/security': lazyPage(() => import('../security/SecurityPage'), 'SecurityPage'),
  '/ordershistory': lazyPage(
    () => import('../orders/mine/history/OrderHistoryPage'),
    'OrderHistoryPage',
  ),
};

export const adminPages = {
  '/admin/home': lazyPage(() => import('../dashboard/DashboardPage'), 'DashboardPage'),
  '/customermanager': lazyPage(() => import('../users/CustomersPage'), 'CustomersPage'),
  '/employeemanager': lazyPage(() => import('../employees/EmployeesPage'), 'EmployeesPage'),
  '/orders': lazyPage(() => import('../orders/office/list/OrdersPage'), 'OrdersPage'),
  '/orders/new': lazyPage(() => import('../orders/office/desk/NewOrderPage'), 'NewOrderPage'),
  '/reports': lazyPage(() => import('../reports/ReportsPage'), 'ReportsPage'),
  '/cashup': lazyPage(() => import('../cash-up/CashUpPage'), 'CashUpPage'),
  '/rating': lazyPage(() => import('../reviews/ReviewsPage'), 'ReviewsPage'),
  '/audit': lazyPage(() => import('../audit/AuditPage'), 'AuditPage'),
};

export const NotFoundPage = lazyPage(() => import('./errors/NotFoundPage'), 'NotFoundPage');

const pages: Record<string, LazyPage> = { ...publicPages, ...userPages, ...adminPages };

export function pageOf(pathname: string): LazyPage {
  const path = Object.keys(pages).find((pattern) => matchPath(pattern, pathname));
  return (path && pages[path]) || NotFoundPage;
}

/** Fetches the page of a path, so that it can be shown at once. */
export const loadPage = (pathname: string): Promise<void> => pageOf(pathname).load();
