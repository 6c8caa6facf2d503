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
  /** False until the code of the children is loaded. */
  ready?: boolean;
  box?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

export interface Early {
  /** The prerendered markup, with the text that the user typed. */
  markup: Element;
  focused: Element | null;
}

/** Text typed before hydration, for the form inside. Null on pages without prerendered markup. */
export const EarlyContext = createContext<RefObject<Early | null>>({ current: null });

interface MarkupProps {
  box: RefObject<HTMLDivElement | null>;
  early: RefObject<Early | null>;
}

const Markup = ({ box, early }: MarkupProps) => {
  useLayoutEffect(() => {
    const markup = box.current;
    return () => {
      // Read before the markup leaves the document, because a removed element has no focus.
      if (markup) early.current = { markup, focused: document.activeElement };
    };
  }, [box, early]);
  // React does not touch the content of an element with dangerouslySetInnerHTML.
  return <div ref={box} aria-busy dangerouslySetInnerHTML={asItIs} suppressHydrationWarning />;
};

/** Replaces the markup in a transition, so that input stays responsive. Waits for the end of an IME composition. */
function replace(markup: Element, setPreserved: (preserved: boolean) => void): () => void {
  const start = (): void => startTransition(() => setPreserved(false));
  const wait = (): void => setPreserved(true);
  markup.addEventListener('compositionstart', wait);
  markup.addEventListener('compositionend', start);
  // A composition may have begun before this code was loaded (web/earlyInput.js).
  if (!markup.querySelector('[data-composing]')) start();
  return () => {
    markup.removeEventListener('compositionstart', wait);
    markup.removeEventListener('compositionend', start);
  };
}

/**
 * Content that depends on the user, on typed text or on the date. Its prerendered markup is not hydrated: it stays
 * and is replaced in one step. A form then takes over the text typed before.
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
