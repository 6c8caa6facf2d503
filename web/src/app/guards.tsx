import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isStaff } from '../session/permissions/staff';
import { returnTo } from '../session/returnTo';
import { useSessionUser } from '../session/session';

const ToSignIn = () => <Navigate to="/signin" replace state={returnTo.remember(useLocation())} />;

export const RequireUser = () => (useSessionUser() ? <Outlet /> : <ToSignIn />);

/** Requires a staff account. OfficePage checks the permissions of each page. */
export const RequireStaff = () => {
  const user = useSessionUser();
  if (!user) return <ToSignIn />;
  return isStaff(user) ? <Outlet /> : <Navigate to="/" replace />;
};
