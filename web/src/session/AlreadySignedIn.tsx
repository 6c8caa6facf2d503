import { Navigate, useLocation } from 'react-router-dom';
import { useRunOnce } from '../ui/useRunOnce';
import { useToast } from '../ui/feedback/useToast';
import { returnTo } from './returnTo';
import type { SessionUser } from './session';

/**
 * Redirects a signed-in user from a sign-in page, with a toast. The current session stays valid.
 */
export const AlreadySignedIn = ({ user }: { user: SessionUser }) => {
  const state: unknown = useLocation().state;
  const toast = useToast();
  useRunOnce(() => toast.info(`You are signed in as ${user.name}.`));
  return <Navigate to={returnTo.recall(state, user)} replace />;
};
