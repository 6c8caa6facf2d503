import { useEffect, useRef, useState, type ComponentType } from 'react';
import { ErrorState } from './ErrorState';
import { Kept } from './Kept';
import { lazyPart, onFirstUse, type LazyPart } from './lazyPart';

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    error={null}
    text="This could not be loaded. Check your connection and try again."
    onRetry={onRetry}
  />
);

/** Fetches a part whose markup stands there already, when that comes into view or somebody begins to use the page. */
function useFetchWhenSeen({ load }: Pick<LazyPart<never>, 'load'>) {
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const place = box.current;
    if (!place) return undefined;
    const show = (): void => setReady(true);
    // In view, a part that does not come says so; before that it is fetched again once it is seen.
    const seen = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void load().then(show, show);
    });
    seen.observe(place);
    const stop = onFirstUse(() => void load().then(show, () => undefined));
    return () => {
      stop();
      seen.disconnect();
    };
  }, [load]);
  return { box, ready };
}

/** A part below the first screen of a page made at build time: its code comes after what is seen first. */
export function keptPart<Name extends string, Props extends object>(
  fetchChunk: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  const Part = lazyPart(fetchChunk, name, { Failed });
  return (props: Props) => {
    const { box, ready } = useFetchWhenSeen(Part);
    return (
      <Kept ready={ready} box={box}>
        <Part {...props} />
      </Kept>
    );
  };
}
