import { Route, Routes } from 'react-router-dom';
import { RequireStaff, RequireUser } from './guards';
import type { LazyPage } from './lazyPage';
import { NotFoundPage, officePaths, OfficeRoute, publicPages, userPages } from './pages';
import { SiteLayout } from './layout/SiteLayout';

const routes = (pages: Record<string, LazyPage>) =>
  Object.entries(pages).map(([path, Page]) => <Route key={path} path={path} element={<Page />} />);

export const AppRoutes = () => (
  <Routes>
    <Route element={<SiteLayout />}>
      {routes(publicPages)}
      <Route element={<RequireUser />}>{routes(userPages)}</Route>
      <Route element={<RequireStaff />}>
        {officePaths.map((path) => (
          <Route key={path} path={path} element={<OfficeRoute path={path} />} />
        ))}
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
