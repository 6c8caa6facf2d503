import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkToken } from './linkToken';

/** Token of the e-mail link; empty without one. It leaves the URL immediately and survives a reload. */
export function useLinkToken(): string {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname } = location;
  const state: unknown = location.state;
  const given = linkToken.inAddress(location);
  useEffect(() => {
    if (given !== null)
      void navigate(pathname, { replace: true, state: linkToken.intoState(state, given) });
  }, [given, pathname, state, navigate]);
  return linkToken.read(location);
}
