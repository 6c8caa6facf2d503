import Skeleton from '@mui/material/Skeleton';
import { startTransition, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { ErrorState } from './ErrorState';
import { Prerendered } from './Prerendered';
import { lazyComponent, onFirstUse } from './lazyComponent';
import { useIsHydrating } from './useIsHydrating';

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    error={null}
    text="This could not be loaded. Check your connection and try again."
    onRetry={onRetry}
  />
);

/** Height in pixels per breakpoint. */
interface Heights {
  xs: number;
  sm: number;
  md?: number;
}

/**
 * A part below the first screen of a prerendered page. Its code loads when it comes into view or the page is first
 * used; until then its markup stays. On a client-side navigation a skeleton reserves its height, so nothing below
 * shifts.
 */
export function prerenderedPart<Name extends string, Props extends object>(
  fetchChunk: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  heights: Heights,
): ComponentType<Props> {
  const Part = lazyComponent(fetchChunk, name, { Failed });
  const Content = (props: Props) => {
    const box = useRef<HTMLDivElement>(null);
    const [wanted, setWanted] = useState(!useIsHydrating());
    useEffect(() => {
      if (!box.current) return undefined;
      // A transition keeps the markup until the code has loaded.
      const show = (): void => startTransition(() => setWanted(true));
      const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && show());
      seen.observe(box.current);
      const stop = onFirstUse(show);
      return () => {
        stop();
        seen.disconnect();
      };
    }, []);
    return (
      <Prerendered ready={wanted} box={box}>
        <Part {...props} />
      </Prerendered>
    );
  };
  const waiting = (
    <Skeleton
      variant="rounded"
      role="status"
      aria-label="Loading..."
      sx={{ height: { ...heights } }}
    />
  );
  return (props: Props) => (
    <Suspense fallback={waiting}>
      <Content {...props} />
    </Suspense>
  );
}
