import { Suspense, lazy } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSessionUser } from '../auth/session';
import { PageSkeleton } from '../ui/skeletons';
import { ErrorBoundary } from './ErrorBoundary';
import { PublicLayout } from './PublicLayout';

// Customers never download the back-office's frame.
const AdminLayout = lazy(async () => ({ default: (await import('./AdminLayout')).AdminLayout }));

const Page = () => {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
};

/** Admins work in the back-office frame on every page; everybody else is on the public site. */
export const SiteLayout = () => {
  const user = useSessionUser();
  if (user?.role !== 'ADMIN') {
    return (
      <PublicLayout>
        <Page />
      </PublicLayout>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <AdminLayout>
        <Page />
      </AdminLayout>
    </Suspense>
  );
};
