import {
  createElement,
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ErrorInfo,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reloadWhenServed } from './reloadOnNewBuild';

interface Looks<Props> {
  /** Shown while the code loads. Without it the nearest Suspense boundary around the part waits. */
  Waiting?: ComponentType<Props>;
  /** Shown after a failed load or a render error. */
  Failed: ComponentType<Props & { onRetry: () => void }>;
}

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code, so that the part then renders at once. Rejects if that fails. */
  load: () => Promise<void>;
};

export const logError = (error: unknown, { componentStack }: ErrorInfo): void =>
  console.error(error, componentStack);

/**
 * A part of a page in a separate chunk, loaded by the name of its export. It has its own loading and error states, so
 * the page around it stays.
 */
export function lazyComponent<Name extends string, Props extends object>(
  fetchChunk: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { Waiting, Failed }: Looks<Props>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const fetchPart = async (): Promise<{ default: ComponentType<Props> }> => {
    const { [name]: part } = await fetchChunk();
    Loaded = part;
    return { default: part };
  };
  const load = async (): Promise<void> => void (await fetchPart());
  const Lazy = lazy(fetchPart);
  const Content = (props: Props) => {
    // Loaded code renders at once; React.lazy would show its loading state for a moment.
    const [part] = useState<ComponentType<Props> | typeof Lazy>(() => Loaded ?? Lazy);
    return createElement<Props>(part, props);
  };
  const Part = (props: Props) => (
    <ErrorBoundary
      onError={logError}
      // Browsers cache a failed module import until the page reloads.
      fallbackRender={({ resetErrorBoundary }) => (
        <Failed {...props} onRetry={() => void load().then(resetErrorBoundary, reloadWhenServed)} />
      )}
    >
      {Waiting ? (
        <Suspense fallback={<Waiting {...props} />}>
          <Content {...props} />
        </Suspense>
      ) : (
        <Content {...props} />
      )}
    </ErrorBoundary>
  );
  return Object.assign(Part, { load });
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Calls `act` once, on the first interaction with the page. Returns a function that cancels it. */
export function onFirstUse(act: () => void): () => void {
  const used = (): void => {
    stop();
    act();
  };
  const stop = (): void => signs.forEach((sign) => window.removeEventListener(sign, used));
  for (const sign of signs) window.addEventListener(sign, used, { passive: true });
  return stop;
}

/** Preloads a part that the user is likely to open, on the first interaction with the page. */
export function useFetchAhead({ load }: Pick<LazyComponent<never>, 'load'>): void {
  // A failed preload is ignored: opening the part loads it again and shows an error.
  useEffect(() => onFirstUse(() => void load().catch(() => undefined)), [load]);
}
