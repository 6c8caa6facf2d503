import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, type RouteObject } from 'react-router-dom';
import { logError } from '../ui/feedback/lazyComponent';
import { WholeCrashPage } from './errors/CrashPage';
import { RequireStaff, RequireUser } from './guards';
import type { LazyPage } from './lazyPage';
import { NotFoundPage, officePaths, OfficeRoute, publicPages, userPages } from './pages';
import { RouteChange } from './RouteChange';
import { SessionBoundary } from './SessionBoundary';
import { SiteLayout } from './layout/SiteLayout';

const Root = () => (
  <ErrorBoundary
    onError={logError}
    fallbackRender={({ resetErrorBoundary }) => <WholeCrashPage onRetry={resetErrorBoundary} />}
  >
    <RouteChange />
    <SessionBoundary>
      <Outlet />
    </SessionBoundary>
  </ErrorBoundary>
);

const pages = (byPath: Record<string, LazyPage>): RouteObject[] =>
  Object.entries(byPath).map(([path, Component]) => ({ path, Component }));

/** Routes of the app, for a router in the browser and at build time. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      {
        Component: SiteLayout,
        children: [
          ...pages(publicPages),
          { Component: RequireUser, children: pages(userPages) },
          {
            Component: RequireStaff,
            children: officePaths.map((path) => ({ path, element: <OfficeRoute path={path} /> })),
          },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
