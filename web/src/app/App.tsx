import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';
import { Providers } from './Providers';
import { RouteChange } from './RouteChange';
import { SessionExpiry } from './SessionExpiry';

export const App = () => (
  <Providers>
    <ErrorBoundary wholePage>
      <BrowserRouter>
        <RouteChange />
        <SessionExpiry />
        <AppRoutes />
      </BrowserRouter>
    </ErrorBoundary>
  </Providers>
);
