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

/** Loads the code of a prerendered part when it becomes visible or the user first interacts with the page. */
function useFetchWhenSeen({ load }: Pick<LazyPart<never>, 'load'>): FetchedWhenSeen {
  const box = useRef<HTMLDivElement>(null);
  const [fetching, setFetching] = useState<Fetching>('waits');
  useEffect(() => {
    const place = box.current;
    if (!place) return undefined;
    const show = (): void => setFetching('here');
    const tell = (): void => {
      // A form keeps its markup with the typed text; any other part shows its own error.
      if (!place.querySelector('[data-waits]')) return show();
      setFetching('failed');
      void reloadForNewBuild();
    };
    // A visible part shows a failed load. An invisible one loads again when it becomes visible.
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
  // Browsers cache a failed module import until the page reloads.
  const retry = (): void => void load().then(() => setFetching('here'), reloadWhenServed);
  return { box, fetching, retry };
}

/** Height in pixels per breakpoint. */
interface Heights {
  xs: number;
  sm: number;
  md?: number;
}

/**
 * A part below the first screen of a prerendered page; its code loads later. On a client-side navigation a skeleton
 * reserves its height, so the page does not wait and nothing below shifts.
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
