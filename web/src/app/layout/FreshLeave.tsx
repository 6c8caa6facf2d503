import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessionUser } from '../../auth/session/session';
import { LeaveDocument } from '../../graphql/generated';

/**
 * Asks what somebody of the staff may do by now, on each page and whenever they come back to it; the session takes it from the
 * cache. Nobody waits for it. By itself, because it is drawn anew at each address.
 */
export const FreshLeave = () => {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const asks = useSessionUser()?.role === 'STAFF';
  useEffect(() => {
    if (!asks) return undefined;
    const ask = (): void => {
      if (document.hidden) return;
      // Whatever the page asks for says so by itself when it fails.
      client.query({ query: LeaveDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    };
    ask();
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [asks, client, pathname]);
  return null;
};
