import { startTransition, useEffect, useState, type ReactNode, type Ref } from 'react';
import { useHydrating } from './useHydrating';

const prerendering = typeof document === 'undefined';
const asItIs = { __html: '' };

interface KeptProps {
  /** False as long as the code of the children is not here. */
  ready?: boolean;
  box?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * What depends on who is here, on what was typed or on the day. Its markup of build time is not taken over but stays as
 * it is, and is replaced in one step.
 */
export const Kept = ({ ready = true, box, children }: KeptProps) => {
  const hydrating = useHydrating();
  const [kept, setKept] = useState(hydrating && !prerendering);
  const over = kept && ready && !hydrating;
  useEffect(() => {
    // In slices: a form takes longer to draw than a finger likes to wait.
    if (over) startTransition(() => setKept(false));
  }, [over]);
  if (!kept) {
    return (
      <div key="live" aria-busy={prerendering || undefined}>
        {children}
      </div>
    );
  }
  // React leaves alone what is within an element whose inner HTML it is given.
  return (
    <div key="kept" ref={box} aria-busy dangerouslySetInnerHTML={asItIs} suppressHydrationWarning />
  );
};
