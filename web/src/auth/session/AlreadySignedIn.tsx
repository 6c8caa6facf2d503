import { Navigate, useLocation } from 'react-router-dom';
import { useOnce } from '../../ui/useOnce';
import { useToast } from '../../ui/feedback/useToast';
import { returnTo } from './returnTo';
import type { SessionUser } from './session';

/** Opening a page for signing in changes nobody: it says who is here and leads on. */
export const AlreadySignedIn = ({ user }: { user: SessionUser }) => {
  const state: unknown = useLocation().state;
  const toast = useToast();
  useOnce(() => toast.info(`You are signed in as ${user.name}.`));
  return <Navigate to={returnTo.recall(state, user)} replace />;
};
