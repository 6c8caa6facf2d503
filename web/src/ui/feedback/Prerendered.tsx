import {
  createContext,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useHydrating } from './useHydrating';

const prerendering = typeof document === 'undefined';
const asItIs = { __html: '' };

interface PrerenderedProps {
  /** False as long as the code of the children is not here. */
  ready?: boolean;
  box?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

export interface Early {
  /** What stood there, with what was typed into it. */
  markup: Element;
  focused: Element | null;
}

/** For the form within: null in a page that was not made at build time, and once it was taken over. */
export const EarlyContext = createContext<RefObject<Early | null>>({ current: null });

interface MarkupProps {
  box: RefObject<HTMLDivElement | null>;
  early: RefObject<Early | null>;
}

const Markup = ({ box, early }: MarkupProps) => {
  useLayoutEffect(() => {
    const markup = box.current;
    return () => {
      // While it still stands there: what goes has no focus any more.
      if (markup) early.current = { markup, focused: document.activeElement };
    };
  }, [box, early]);
  // React leaves alone what is within an element whose inner HTML it is given.
  return <div ref={box} aria-busy dangerouslySetInnerHTML={asItIs} suppressHydrationWarning />;
};

/** In slices: a form takes longer to draw than a finger likes to wait. A word that is being composed is let end before. */
function replace(markup: Element, setPreserved: (preserved: boolean) => void): () => void {
  const start = (): void => startTransition(() => setPreserved(false));
  const wait = (): void => setPreserved(true);
  markup.addEventListener('compositionstart', wait);
  markup.addEventListener('compositionend', start);
  // One that began before this code was here (web/earlyInput.js).
  if (!markup.querySelector('[data-composing]')) start();
  return () => {
    markup.removeEventListener('compositionstart', wait);
    markup.removeEventListener('compositionend', start);
  };
}

/**
 * What depends on who is here, on what was typed or on the day. Its markup of build time is not taken over but stays as
 * it is, and is replaced in one step; a form takes over what was typed into it meanwhile.
 */
export const Prerendered = ({ ready = true, box, children }: PrerenderedProps) => {
  const hydrating = useHydrating();
  const own = useRef<HTMLDivElement>(null);
  const early = useRef<Early>(null);
  const [preserved, setPreserved] = useState(hydrating && !prerendering);
  const over = preserved && ready && !hydrating;
  const place = box ?? own;
  useEffect(
    () => (over && place.current ? replace(place.current, setPreserved) : undefined),
    [over, place],
  );
  if (preserved) return <Markup key="prerendered" box={place} early={early} />;
  return (
    <div key="live" aria-busy={prerendering || undefined}>
      <EarlyContext value={early}>{children}</EarlyContext>
    </div>
  );
};
