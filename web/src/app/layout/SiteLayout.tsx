import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { isStaff } from '../../auth/permissions/staff';
import { useSessionUser } from '../../auth/session/session';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { PageSkeleton } from '../../ui/feedback/skeletons';
import { WholeCrashPage } from '../errors/CrashPage';
import { PublicLayout } from './PublicLayout';

// Customers never download the back-office's frame.
export const AdminLayout = lazyPart<'AdminLayout', { children: ReactNode }>(
  () => import('./AdminLayout'),
  'AdminLayout',
  { Waiting: () => <PageSkeleton />, Failed: WholeCrashPage },
);

// The same at all times, so that neither frame nor page is drawn anew when somebody turns out to be here.
const page = <Outlet />;

/** Staff work in the back-office frame on every page; everybody else is on the public site. */
export const SiteLayout = () => {
  const Layout = isStaff(useSessionUser()) ? AdminLayout : PublicLayout;
  return <Layout>{page}</Layout>;
};
