import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessionUser } from '../../session/session';
import { ViewerPermissionsDocument } from './RefreshPermissions.generated';

/**
 * Refetches the permissions of a signed-in employee on each page and on focus. The session reads
 * the new permissions from the Apollo cache. A separate component, so that a new URL re-renders
 * nothing else.
 */
export const RefreshPermissions = () => {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const asks = useSessionUser()?.role === 'STAFF';
  useEffect(() => {
    if (!asks) return undefined;
    const ask = (): void => {
      if (document.hidden) return;
      // Pages show failures of their own queries, so this one is ignored.
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
