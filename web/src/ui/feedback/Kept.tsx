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

interface KeptProps {
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
function replace(markup: Element, setKept: (kept: boolean) => void): () => void {
  const start = (): void => startTransition(() => setKept(false));
  const wait = (): void => setKept(true);
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
export const Kept = ({ ready = true, box, children }: KeptProps) => {
  const hydrating = useHydrating();
  const own = useRef<HTMLDivElement>(null);
  const early = useRef<Early>(null);
  const [kept, setKept] = useState(hydrating && !prerendering);
  const over = kept && ready && !hydrating;
  const place = box ?? own;
  useEffect(
    () => (over && place.current ? replace(place.current, setKept) : undefined),
    [over, place],
  );
  if (kept) return <Markup key="kept" box={place} early={early} />;
  return (
    <div key="live" aria-busy={prerendering || undefined}>
      <EarlyContext value={early}>{children}</EarlyContext>
    </div>
  );
};
