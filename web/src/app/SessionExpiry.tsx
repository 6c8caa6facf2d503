import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askedPage } from '../auth/askedPage';
import { session } from '../auth/session';
import { sessionExpiry } from '../auth/sessionExpiry';
import { useToast } from '../ui/useToast';

/** The server no longer knows this session: forget it and ask to sign in, then come back here. */
export const SessionExpiry = () => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();
  useEffect(
    () =>
      sessionExpiry.subscribe(() => {
        if (!session.token()) return;
        session.end();
        toast.info('Your session has ended. Please sign in again.');
        void navigate('/signin', { state: askedPage.remember(location) });
        void client.clearStore();
      }),
    [client, navigate, location, toast],
  );
  return null;
};
