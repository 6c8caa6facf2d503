import { lazyPage, type LazyPage } from '../lazyPage';

/** Back-office pages by path. Separate from pages.ts, so that public pages do not import their chunk names. */
const officeRoutes: Record<string, LazyPage> = {
  '/admin/home': lazyPage(() => import('../../dashboard/DashboardPage'), 'DashboardPage'),
  '/customermanager': lazyPage(() => import('../../users/CustomersPage'), 'CustomersPage'),
  '/employeemanager': lazyPage(() => import('../../employees/EmployeesPage'), 'EmployeesPage'),
  '/orders': lazyPage(() => import('../../orders/office/list/OrdersPage'), 'OrdersPage'),
  '/orders/new': lazyPage(
    () => import('../../orders/office/new-order/NewOrderPage'),
    'NewOrderPage',
  ),
  '/round': lazyPage(() => import('../../rounds/mine/MyRoundPage'), 'MyRoundPage'),
  '/rounds': lazyPage(() => import('../../rounds/RoundsPage'), 'RoundsPage'),
  '/reports': lazyPage(() => import('../../reports/ReportsPage'), 'ReportsPage'),
  '/cashup': lazyPage(() => import('../../cash-up/CashUpPage'), 'CashUpPage'),
  '/areas': lazyPage(() => import('../../areas/AreasPage'), 'AreasPage'),
  '/business': lazyPage(() => import('../../business/BusinessPage'), 'BusinessPage'),
  '/rating': lazyPage(() => import('../../reviews/ReviewsPage'), 'ReviewsPage'),
  '/audit': lazyPage(() => import('../../audit/AuditPage'), 'AuditPage'),
  '/integrations': lazyPage(
    () => import('../../integrations/IntegrationsPage'),
    'IntegrationsPage',
  ),
  '/failures/emails': lazyPage(() => import('../../failures/FailedEmailsPage'), 'FailedEmailsPage'),
  '/failures/webhooks': lazyPage(
    () => import('../../failures/FailedWebhooksPage'),
    'FailedWebhooksPage',
  ),
};

export const OfficeRoute = ({ path }: { path: string }) => {
  const Page = officeRoutes[path];
  return Page && <Page />;
};

export const loadOfficeRoute = async (path: string): Promise<void> => officeRoutes[path]?.load();
