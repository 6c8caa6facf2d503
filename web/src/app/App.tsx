import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { useIgnoreKeyRepeat } from '../ui/useIgnoreKeyRepeat';
import { Providers } from './Providers';

/** The app with a browser router, or with a memory router at build time. */
export const App = ({ router }: Pick<RouterProviderProps, 'router'>) => {
  useIgnoreKeyRepeat();
  return (
    <Providers>
      {/*
       * Transitions stay off: the answer of an older query can render the old URL again, and both pages then refetch
       * without end.
       */}
      <RouterProvider router={router} useTransitions={false} />
    </Providers>
  );
};
