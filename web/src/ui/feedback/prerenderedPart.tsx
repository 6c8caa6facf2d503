import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { ErrorState } from './ErrorState';
import { Prerendered } from './Prerendered';
import { lazyPart, onFirstUse, type LazyPart } from './lazyPart';
import { reloadForNewBuild, reloadWhenServed } from './newBuild';
import { WaitingNote } from './WaitingNote';

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    error={null}
    text="This could not be loaded. Check your connection and try again."
    onRetry={onRetry}
  />
);

type Fetching = 'waits' | 'here' | 'failed';

interface FetchedWhenSeen {
  box: RefObject<HTMLDivElement | null>;
  fetching: Fetching;
  retry: () => void;
}

/** Fetches a part whose markup stands there already, when that comes into view or somebody begins to use the page. */
function useFetchWhenSeen({ load }: Pick<LazyPart<never>, 'load'>): FetchedWhenSeen {
  const box = useRef<HTMLDivElement>(null);
  const [fetching, setFetching] = useState<Fetching>('waits');
  useEffect(() => {
    const place = box.current;
    if (!place) return undefined;
    const show = (): void => setFetching('here');
    const tell = (): void => {
      // A form stays as it is, with what was typed into it; anything else says by itself that it is not here.
      if (!place.querySelector('[data-waits]')) return show();
      setFetching('failed');
      void reloadForNewBuild();
    };
    // In view, a part that does not come says so; before that it is fetched again once it is seen.
    const seen = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void load().then(show, tell);
    });
    seen.observe(place);
    const stop = onFirstUse(() => void load().then(show, () => undefined));
    return () => {
      stop();
      seen.disconnect();
    };
  }, [load]);
  // Browsers remember that a module could not be fetched until the page is loaded anew.
  const retry = (): void => void load().then(() => setFetching('here'), reloadWhenServed);
  return { box, fetching, retry };
}

/** How high a part is on a phone, and where there is more room. */
interface Heights {
  xs: number;
  sm: number;
  md?: number;
}

/**
 * A part below the first screen of a page made at build time: its code comes after what is seen first. Where the page is
 * drawn anew it keeps its place free, so that neither the page waits for it nor what stands below moves.
 */
export function prerenderedPart<Name extends string, Props extends object>(
  fetchChunk: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  heights: Heights,
): ComponentType<Props> {
  const Waiting = () => (
    <Skeleton
      variant="rounded"
      role="status"
      aria-label="Loading..."
      sx={{ height: { ...heights } }}
    />
  );
  const Part = lazyPart(fetchChunk, name, { Waiting, Failed });
  return (props: Props) => {
    const { box, fetching, retry } = useFetchWhenSeen(Part);
    return (
      <>
        <Prerendered ready={fetching === 'here'} box={box}>
          <Part {...props} />
        </Prerendered>
        {fetching === 'failed' && <WaitingNote onRetry={retry} />}
      </>
    );
  };
}
