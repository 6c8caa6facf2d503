import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessionUser } from '../../auth/session/session';
import { ViewerPermissionsDocument } from '../../graphql/generated';

/**
 * Reads the permissions of a signed-in employee again, on each page and when the window gets the focus. The session takes
 * them from the cache. A component of its own, so that a new address renders nothing else again.
 */
export const RefreshPermissions = () => {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const asks = useSessionUser()?.role === 'STAFF';
  useEffect(() => {
    if (!asks) return undefined;
    const ask = (): void => {
      if (document.hidden) return;
      // A page shows the failures of its own queries.
      client
        .query({ query: ViewerPermissionsDocument, fetchPolicy: 'network-only' })
        .catch(() => undefined);
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
