import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';
import { Providers } from './Providers';
import { RouteChange } from './RouteChange';
import { SessionExpiry } from './SessionExpiry';

/** What goes into a router: the browser's, or at build time a still one. */
export const AppPages = () => (
  <>
    <RouteChange />
    <SessionExpiry />
    <AppRoutes />
  </>
);

export const App = () => (
  <Providers>
    <ErrorBoundary wholePage>
      <BrowserRouter>
        <AppPages />
      </BrowserRouter>
    </ErrorBoundary>
  </Providers>
);
