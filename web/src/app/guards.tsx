import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { returnTo } from '../auth/session/returnTo';
import { useSessionUser } from '../auth/session/session';

export const RequireUser = () => {
  const user = useSessionUser();
  const location = useLocation();
  return user ? <Outlet /> : <Navigate to="/signin" replace state={returnTo.remember(location)} />;
};

export const RequireAdmin = () => {
  const user = useSessionUser();
  const location = useLocation();
  if (!user) return <Navigate to="/signin" replace state={returnTo.remember(location)} />;
  return user.role === 'ADMIN' ? <Outlet /> : <Navigate to="/" replace />;
};
