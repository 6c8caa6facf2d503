import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { logError } from '../ui/feedback/lazyPart';
import { useIgnoreKeyRepeat } from '../ui/useIgnoreKeyRepeat';
import { AppRoutes } from './AppRoutes';
import { WholeCrashPage } from './errors/CrashPage';
import { Identity } from './Identity';
import { Providers } from './Providers';
import { RouteChange } from './RouteChange';

/** What goes into a router: the browser's, or at build time a still one. */
export const AppPages = () => (
  <>
    <RouteChange />
    <Identity>
      <AppRoutes />
    </Identity>
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
        {/* As a transition, a new address can lose to the answer of an older query that renders at
          once with the old one: the two then ask by turns without end. */}
        <BrowserRouter useTransitions={false}>
          <AppPages />
        </BrowserRouter>
      </ErrorBoundary>
    </Providers>
  );
};
