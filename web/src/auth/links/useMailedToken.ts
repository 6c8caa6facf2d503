import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mailedToken } from './mailedToken';

/** The token of the link that led here, which leaves the address at once and outlives a reload; empty without one. */
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
