import { lazyPage, type LazyPage } from '../lazyPage';

/** Back-office pages by path. Separate from pages.ts, so that public pages do not import their chunk names. */
const officeRoutes: Record<string, LazyPage> = {
  '/admin/home': lazyPage(() => import('../../office/dashboard/DashboardPage'), 'DashboardPage'),
  '/customermanager': lazyPage(
    () => import('../../office/customers/CustomersPage'),
    'CustomersPage',
  ),
  '/employeemanager': lazyPage(
    () => import('../../office/employees/EmployeesPage'),
    'EmployeesPage',
  ),
  '/orders': lazyPage(() => import('../../office/orders/list/OrdersPage'), 'OrdersPage'),
  '/orders/new': lazyPage(
    () => import('../../office/orders/new-order/NewOrderPage'),
    'NewOrderPage',
  ),
  '/round': lazyPage(() => import('../../driver/MyRoundPage'), 'MyRoundPage'),
  '/rounds': lazyPage(() => import('../../office/rounds/RoundsPage'), 'RoundsPage'),
  '/reports': lazyPage(() => import('../../office/reports/ReportsPage'), 'ReportsPage'),
  '/cashup': lazyPage(() => import('../../office/cash-up/CashUpPage'), 'CashUpPage'),
  '/areas': lazyPage(() => import('../../office/areas/AreasPage'), 'AreasPage'),
  '/business': lazyPage(() => import('../../office/business/BusinessPage'), 'BusinessPage'),
  '/rating': lazyPage(() => import('../../office/reviews/ReviewsPage'), 'ReviewsPage'),
  '/audit': lazyPage(() => import('../../office/audit/AuditPage'), 'AuditPage'),
  '/integrations': lazyPage(
    () => import('../../office/integrations/IntegrationsPage'),
    'IntegrationsPage',
  ),
  '/failures/emails': lazyPage(
    () => import('../../office/failures/FailedEmailsPage'),
    'FailedEmailsPage',
  ),
  '/failures/webhooks': lazyPage(
    () => import('../../office/failures/FailedWebhooksPage'),
    'FailedWebhooksPage',
  ),
};

export const OfficeRoute = ({ path }: { path: string }) => {
  const Page = officeRoutes[path];
  return Page && <Page />;
};

export const loadOfficeRoute = async (path: string): Promise<void> => officeRoutes[path]?.load();
