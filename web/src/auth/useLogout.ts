import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLogoutMutation } from '../graphql/generated';
import { useToast } from '../ui/useToast';
import { session } from './session';

export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    // Whatever the server says, this browser forgets: a dead network must not keep anyone signed in.
    await logout().catch(() => undefined);
    session.end();
    void navigate('/signin');
    toast.success('Logged out successfully', { brief: true });
    await client.clearStore();
  }, [client, logout, navigate, toast]);
}
