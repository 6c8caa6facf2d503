import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UseSignedIn_PayloadFragment } from './useSignedIn.generated';
import { returnTo } from './returnTo';
import { session } from './session';

/**
 * Last step of every sign-in method: starts the session and opens the requested page. Staff without
 * a required passkey go to the security page first.
 */
export function useSignedIn(): (payload: UseSignedIn_PayloadFragment) => void {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return useCallback(
    ({ message, userDetails, token, passkeyRequired }) => {
      // Changes the URL first, so that the new session does not see the former page.
      const next = passkeyRequired ? '/security' : returnTo.recall(state, userDetails);
      void navigate(next, { replace: true, state: passkeyRequired ? state : null });
      session.start(userDetails, token, message || 'Login successful');
    },
    [navigate, state],
  );
}
