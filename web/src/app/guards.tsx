import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isStaff } from '../auth/permissions/staff';
import { returnTo } from '../auth/session/returnTo';
import { useSessionUser } from '../auth/session/session';

const ToSignIn = () => <Navigate to="/signin" replace state={returnTo.remember(useLocation())} />;

export const RequireUser = () => (useSessionUser() ? <Outlet /> : <ToSignIn />);

/** Which of its pages are whose is the office's own to say (see OfficePage). */
export const RequireStaff = () => {
  const user = useSessionUser();
  if (!user) return <ToSignIn />;
  return isStaff(user) ? <Outlet /> : <Navigate to="/" replace />;
};
