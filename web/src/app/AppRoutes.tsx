import { Route, Routes } from 'react-router-dom';
import { RequireAdmin, RequireUser } from './guards';
import { lazyPage } from './lazyPage';
import { SiteLayout } from './SiteLayout';

const HomePage = lazyPage(() => import('../home/HomePage'), 'HomePage');
const SignInPage = lazyPage(() => import('../auth/SignInPage'), 'SignInPage');
const SignInLinkPage = lazyPage(() => import('../auth/SignInLinkPage'), 'SignInLinkPage');
const SignUpPage = lazyPage(() => import('../auth/SignUpPage'), 'SignUpPage');
const ConfirmEmailPage = lazyPage(() => import('../account/ConfirmEmailPage'), 'ConfirmEmailPage');
const AccountPage = lazyPage(() => import('../account/AccountPage'), 'AccountPage');
const OrderHistoryPage = lazyPage(() => import('../orders/OrderHistoryPage'), 'OrderHistoryPage');
const FeedbackPage = lazyPage(() => import('../feedback/FeedbackPage'), 'FeedbackPage');
const PrivacyPage = lazyPage(() => import('../legal/PrivacyPage'), 'PrivacyPage');
const PaymentSuccessPage = lazyPage(
  () => import('../orders/PaymentSuccessPage'),
  'PaymentSuccessPage',
);
const ChatRedirectPage = lazyPage(() => import('../contact/ChatRedirectPage'), 'ChatRedirectPage');
const DashboardPage = lazyPage(() => import('../dashboard/DashboardPage'), 'DashboardPage');
const CustomersPage = lazyPage(() => import('../users/CustomersPage'), 'CustomersPage');
const EmployeesPage = lazyPage(() => import('../employees/EmployeesPage'), 'EmployeesPage');
const OrdersPage = lazyPage(() => import('../orders/OrdersPage'), 'OrdersPage');
const ReviewsPage = lazyPage(() => import('../reviews/ReviewsPage'), 'ReviewsPage');
const NotFoundPage = lazyPage(() => import('./NotFoundPage'), 'NotFoundPage');

export const AppRoutes = () => (
  <Routes>
    <Route element={<SiteLayout />}>
      <Route index element={<HomePage />} />
      <Route path="signin" element={<SignInPage />} />
      <Route path="signin/link" element={<SignInLinkPage />} />
      <Route path="signup" element={<SignUpPage />} />
      <Route path="confirm-email" element={<ConfirmEmailPage />} />
      <Route path="privacy" element={<PrivacyPage />} />
      <Route path="customerfeedback" element={<FeedbackPage />} />
      <Route path="payment-success" element={<PaymentSuccessPage />} />
      <Route path="whatsapp" element={<ChatRedirectPage />} />
      <Route element={<RequireUser />}>
        <Route path="account" element={<AccountPage />} />
        <Route path="ordershistory" element={<OrderHistoryPage />} />
      </Route>
      <Route element={<RequireAdmin />}>
        <Route path="admin/home" element={<DashboardPage />} />
        <Route path="customermanager" element={<CustomersPage />} />
        <Route path="employeemanager" element={<EmployeesPage />} />
        <Route path="orders" element={<OrdersPage />} />
        <Route path="rating" element={<ReviewsPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
