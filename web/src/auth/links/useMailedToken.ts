import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mailedToken } from './mailedToken';

/** Token of the e-mail link; empty without one. It leaves the URL immediately and survives a reload. */
export function useMailedToken(): string {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname } = location;
  const state: unknown = location.state;
  const given = mailedToken.inAddress(location);
  useEffect(() => {
    if (given !== null)
      void navigate(pathname, { replace: true, state: mailedToken.keep(state, given) });
  }, [given, pathname, state, navigate]);
  return mailedToken.read(location);
}
