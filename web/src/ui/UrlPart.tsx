import { useContext, useState, type ReactNode } from 'react';
import { UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom';

interface UrlPartProps {
  /** Parameters that nothing within asks for, such as those of a dialog over it; `any` where it asks for none. */
  without: readonly string[] | 'any';
  /** The same in every render: else it is drawn anew by whatever draws this. */
  children: ReactNode;
}

interface Place {
  pathname: string;
  search: string;
}

function partOf({ pathname, search }: Place, without: UrlPartProps['without']): string {
  const params = new URLSearchParams(without === 'any' ? '' : search);
  if (without !== 'any') for (const name of without) params.delete(name);
  return `${pathname}?${params.toString()}`;
}

const useRouter = () => ({
  place: useContext(UNSAFE_LocationContext),
  route: useContext(UNSAFE_RouteContext),
});

/**
 * What is within hears of the address when its own part of that changes, and of no other change: whatever listens to the
 * router is drawn anew by each.
 */
export const UrlPart = ({ without, children }: UrlPartProps) => {
  const router = useRouter();
  const part = partOf(router.place.location, without);
  const [heard, setHeard] = useState({ ...router, part });
  if (heard.part !== part) setHeard({ ...router, part });
  const { place, route } = heard;
  return (
    <UNSAFE_LocationContext value={place}>
      <UNSAFE_RouteContext value={route}>{children}</UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  );
};
