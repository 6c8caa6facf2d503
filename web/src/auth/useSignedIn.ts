import { useCallback } from 'react';
import type { SignedIn_PayloadFragment } from '../graphql/generated';
import { useToast } from '../ui/useToast';
import { session } from './session';

/** What every way of signing in ends in; the sign-in page then leads on. */
export function useSignedIn(): (payload: SignedIn_PayloadFragment) => void {
  const toast = useToast();
  return useCallback(
    ({ message, userDetails, token }) => {
      toast.success(message || 'Login successful', { brief: true });
      session.start(userDetails, token);
    },
    [toast],
  );
}
