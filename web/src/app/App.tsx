import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { logError } from '../ui/feedback/lazyComponent';
import { useIgnoreKeyRepeat } from '../ui/useIgnoreKeyRepeat';
import { AppRoutes } from './AppRoutes';
import { WholeCrashPage } from './errors/CrashPage';
import { SessionBoundary } from './SessionBoundary';
import { Providers } from './Providers';
import { RouteChange } from './RouteChange';

/** Content of a router: BrowserRouter in the browser, StaticRouter at build time. */
export const AppPages = () => (
  <>
    <RouteChange />
    <SessionBoundary>
      <AppRoutes />
    </SessionBoundary>
  </>
);

export const App = () => {
  useIgnoreKeyRepeat();
  return (
    <Providers>
      <ErrorBoundary
        onError={logError}
        fallbackRender={({ resetErrorBoundary }) => <WholeCrashPage onRetry={resetErrorBoundary} />}
      >
        {/*
         * Transitions stay off: the answer of an older query can render the old URL again, and both pages then refetch
         * without end.
         */}
        <BrowserRouter useTransitions={false}>
          <AppPages />
        </BrowserRouter>
      </ErrorBoundary>
    </Providers>
  );
};
