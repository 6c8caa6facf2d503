import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { isStaff } from '../../session/permissions/staff';
import { useSessionUser } from '../../session/session';
import { lazyComponent } from '../../ui/feedback/lazyComponent';
import { PageSkeleton } from '../../ui/feedback/skeletons';
import { WholeCrashPage } from '../errors/CrashPage';
import { PublicLayout } from './PublicLayout';

// A separate chunk, which customers never download.
export const AdminLayout = lazyComponent<'AdminLayout', { children: ReactNode }>(
  () => import('./AdminLayout'),
  'AdminLayout',
  { Waiting: () => <PageSkeleton />, Failed: WholeCrashPage },
);

// The same element in each render, so that neither layout nor page re-renders when the session is known.
const page = <Outlet />;

/** Back-office layout for staff, public layout for customers and visitors. */
export const SiteLayout = () => {
  const Layout = isStaff(useSessionUser()) ? AdminLayout : PublicLayout;
  return <Layout>{page}</Layout>;
};
