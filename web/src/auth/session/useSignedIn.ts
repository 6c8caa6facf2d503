import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UseSignedIn_PayloadFragment } from '../../graphql/generated';
import { returnTo } from './returnTo';
import { session } from './session';

/**
 * What every way of signing in ends in: on the page that asked for it, save for staff who have to get
 * themselves a passkey first, and are led on from there.
 */
export function useSignedIn(): (payload: UseSignedIn_PayloadFragment) => void {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return useCallback(
    ({ message, userDetails, token, passkeyWanted }) => {
      // Changes the URL first, so that the new session does not see the former page.
      const next = passkeyWanted ? '/security' : returnTo.recall(state, userDetails);
      void navigate(next, { replace: true, state: passkeyWanted ? state : null });
      session.start(userDetails, token, message || 'Login successful');
    },
    [navigate, state],
  );
}
