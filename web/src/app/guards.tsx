import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { askedPage } from '../auth/session/askedPage';
import { useSessionUser } from '../auth/session/session';

export const RequireUser = () => {
  const user = useSessionUser();
  const location = useLocation();
  return user ? <Outlet /> : <Navigate to="/signin" replace state={askedPage.remember(location)} />;
};

export const RequireAdmin = () => {
  const user = useSessionUser();
  const location = useLocation();
  if (!user) return <Navigate to="/signin" replace state={askedPage.remember(location)} />;
  return user.role === 'ADMIN' ? <Outlet /> : <Navigate to="/" replace />;
};
