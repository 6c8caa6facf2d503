import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { htmlBytes, pageHtml, scriptBytes, scriptFiles } from './bundle-size.js';

/** JavaScript that a page loads for its first render, in kB (1,000 bytes) after brotli. Toasts load after it. */
const PUBLIC_PAGE = 200;
// The target is 215. The data router is 14 kB of every first load (docs/performance.md).
const SIGN_IN_PAGE = 218;
const ACCOUNT_PAGE = 240;
const OFFICE_PAGE = 450;
const BUDGET: [module: string, most: number][] = [
  ['customer/home/HomePage', PUBLIC_PAGE],
  ['customer/legal/PrivacyPage', PUBLIC_PAGE],
  ['customer/my-orders/PaymentSuccessPage', PUBLIC_PAGE],
  ['sign-in/SignInPage', SIGN_IN_PAGE],
  ['sign-in/SignUpPage', SIGN_IN_PAGE],
  ['customer/feedback/FeedbackPage', SIGN_IN_PAGE],
  ['customer/account/AccountPage', ACCOUNT_PAGE],
  ['customer/my-orders/history/OrderHistoryPage', ACCOUNT_PAGE],
  ['customer/security/SecurityPage', ACCOUNT_PAGE],
];
const OFFICE = [
  'office/dashboard/DashboardPage',
  'office/orders/list/OrdersPage',
  'office/orders/new-order/NewOrderPage',
  'office/customers/CustomersPage',
  'office/employees/EmployeesPage',
  'office/reviews/ReviewsPage',
  'office/reports/ReportsPage',
  'driver/MyRoundPage',
  'office/rounds/RoundsPage',
  'office/cash-up/CashUpPage',
  'office/areas/AreasPage',
  'office/audit/AuditPage',
  'office/business/BusinessPage',
  'office/failures/FailedEmailsPage',
  'office/failures/FailedWebhooksPage',
  'office/integrations/IntegrationsPage',
];
const FRAME = 'app/layout/AdminLayout';

it.each(BUDGET)('%s fetches at most %d kB of JavaScript', (module, most) => {
  expect(scriptBytes(module) / 1000).toBeLessThanOrEqual(most);
});

it.each(OFFICE)('%s and its frame fetch at most 450 kB of JavaScript', (module) => {
  expect(scriptBytes(FRAME, module) / 1000).toBeLessThanOrEqual(OFFICE_PAGE);
});

/** HTML with its styles, in kB (1,000 bytes) after brotli. */
const HTML_BUDGET = 16;

const PRERENDERED = ['/', '/privacy', '/signin', '/signup', '/customerfeedback', '/account'];

it.each(PRERENDERED)('markup of %s stays within the budget', (page) => {
  expect(htmlBytes(page) / 1000).toBeLessThanOrEqual(HTML_BUDGET);
});

it('illustrations are a file that pages name, and in none of them', () => {
  const used = [...pageHtml('/').matchAll(/<use href="([^"#]+)#([^"]+)"/g)];
  expect(used.length).toBeGreaterThan(15);
  const files = new Set(used.map(([, file]) => file));
  expect([...files]).toEqual([expect.stringMatching(/^\/assets\/illustrations-.*\.svg$/)]);
  const illustrations = readFileSync(
    new URL(`../web/dist${[...files][0]}`, import.meta.url),
    'utf8',
  );
  for (const [, , name] of used) expect(illustrations).toContain(`id="${name}"`);
});

it('a page begins with no form that is not on its first screen, and with no chart', () => {
  const home = scriptFiles('customer/home/HomePage').join(' ');
  expect(home).toContain('HomePage');
  expect(home).not.toMatch(/form-|rules-|fields-|layers-|Toasts-/);
  expect(scriptFiles(FRAME, 'office/dashboard/DashboardPage').join(' ')).not.toContain('DayCharts');
});

it.each(['sign-in/SignInPage', 'sign-in/SignUpPage', 'customer/feedback/FeedbackPage'])(
  '%s begins without toasts and validation',
  (page) => {
    expect(scriptFiles(page).join(' ')).not.toMatch(/rules-|schema-|Toasts-/);
  },
);

it('a page has its styles in its head', () => {
  const html = pageHtml('/');
  const body = html.indexOf('<body');
  expect(html.slice(0, body)).toMatch(/<style data-emotion="css [^"]{500}/);
  expect(html.slice(body)).not.toContain('<style');
});
