import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { homeOf } from '../../session/permissions/staff';
import { firstPageOf, refusedPage } from '../../session/permissions/officePages';
import { useSessionUser } from '../../session/session';
import { lazyComponent } from '../../ui/feedback/lazyComponent';
import { PageSkeleton } from '../../ui/feedback/skeletons';
import { CrashPage } from '../errors/CrashPage';

const ForbiddenPage = lazyComponent(() => import('../errors/ForbiddenPage'), 'ForbiddenPage', {
  Waiting: () => <PageSkeleton />,
  Failed: CrashPage,
});

/** Renders the page of this path if the user may open it. */
export const OfficePage = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const user = useSessionUser();
  if (!user) return children;
  if (pathname === homeOf({ role: 'STAFF' })) return <Navigate to={firstPageOf(user)} replace />;
  const page = refusedPage(user, pathname);
  return page ? <ForbiddenPage {...page} home={firstPageOf(user)} /> : children;
};
