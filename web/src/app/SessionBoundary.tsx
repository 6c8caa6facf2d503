import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { linkToken } from '../sign-in/links/linkToken';
import { homeOf } from '../session/permissions/staff';
import { returnTo } from '../session/returnTo';
import { isSameUser, session, useIdentity, type SignOutReason } from '../session/session';
import { createApolloClient } from '../graphql/client';
import {
  SessionUser_UserFragmentDoc,
  type SessionUser_UserFragment,
} from '../session/session.generated';
import { ToastProvider } from '../ui/feedback/ToastProvider';
import { useToast } from '../ui/feedback/useToast';

/**
 * Creates the Apollo client of one session generation (see session.ts). The client ignores late
 * answers for a former user.
 */
function createSessionClient(): ApolloClient {
  const generation = session.generation();
  return createApolloClient({
    getToken: session.token,
    isCurrent: () => session.generation() === generation,
    onTokenRefused: session.refused,
  });
}

/** Redirect target after a session expiry, or after another user replaced the session. */
function leadTo(reason: SignOutReason, here: Location): { path: string; state?: unknown } {
  switch (reason.why) {
    case 'ended':
      return {
        path: '/signin',
        // A mail token is in the history entry.
        state: returnTo.remember({ ...here, hash: linkToken.hashOf(here) }, reason.userId),
      };
    case 'replaced':
      return { path: homeOf(reason.by) };
  }
}

/**
 * Redirects after the end of a session. A separate component, because every URL change re-renders it.
 */
const SignOutRedirect = () => {
  const here = useLocation();
  const navigate = useNavigate();
  const leave = useEffectEvent((reason: SignOutReason) => {
    const { path, state } = leadTo(reason, here);
    void navigate(path, { state });
  });
  useLayoutEffect(() => session.onSignOut((reason) => leave(reason)), []);
  return null;
};

const Notice = () => {
  const toast = useToast();
  useEffect(() => {
    const notice = session.takeNotice();
    if (notice?.kind === 'info') toast.info(notice.text);
    else if (notice) toast.success(notice.text, { brief: true });
  }, [toast]);
  return null;
};

const fragment = { fragment: SessionUser_UserFragmentDoc, fragmentName: 'SessionUser_user' };
const keyOf = (id: string): string => `User:${id}`;

/** Synchronises the stored user with the user in the Apollo cache. */
function useStoredUser(client: ApolloClient): void {
  const { user } = useIdentity();
  const id = user?.id;
  useEffect(() => {
    if (!id) return undefined;
    const seen = client
      .watchFragment<SessionUser_UserFragment>({ ...fragment, from: keyOf(id) })
      .subscribe(({ data, dataState }) => {
        if (dataState === 'complete') session.update(data);
      });
    return () => seen.unsubscribe();
  }, [client, id]);
  useEffect(() => {
    if (!user) return;
    const shown = client.readFragment<SessionUser_UserFragment>({
      ...fragment,
      id: keyOf(user.id),
    });
    // Another tab stored a newer user than this tab shows.
    if (shown && !isSameUser(shown, user)) void client.refetchQueries({ include: 'active' });
  }, [client, user]);
}

const SessionScope = ({ children }: { children: ReactNode }) => {
  const [client] = useState(createSessionClient);
  useStoredUser(client);
  return (
    <ApolloProvider client={client}>
      <ToastProvider>
        <Notice />
        {children}
      </ToastProvider>
    </ApolloProvider>
  );
};

/**
 * Creates the Apollo client and the toasts of the signed-in user. A new session generation gets new
 * instances.
 */
export const SessionBoundary = ({ children }: { children: ReactNode }) => {
  const { generation } = useIdentity();
  return (
    <>
      <SignOutRedirect />
      <SessionScope key={generation}>{children}</SessionScope>
    </>
  );
};
