import type { ReactNode, RefObject } from 'react';
import { useIsHydrating } from './useIsHydrating';

const prerendering = typeof document === 'undefined';
const asItIs = { __html: '' };

interface PrerenderedProps {
  /** False keeps the prerendered markup. */
  ready?: boolean;
  box?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/**
 * Content that depends on the user, on a draft or on the date. Its prerendered markup is not hydrated: it stays until
 * the first render after hydration replaces it.
 */
export const Prerendered = ({ ready = true, box, children }: PrerenderedProps) => {
  const hydrating = useIsHydrating();
  if (prerendering) return <div aria-busy>{children}</div>;
  if (ready && !hydrating) return <div key="live">{children}</div>;
  // React leaves the content of an element with dangerouslySetInnerHTML unchanged.
  return (
    <div
      key="prerendered"
      ref={box}
      aria-busy
      dangerouslySetInnerHTML={asItIs}
      suppressHydrationWarning
    />
  );
};
