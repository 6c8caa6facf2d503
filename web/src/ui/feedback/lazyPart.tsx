import {
  Component,
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ErrorInfo,
  type ReactNode,
} from 'react';
import { useHydrating } from './useHydrating';
import { reloadForNewBuild, reloadWhenServed } from './newBuild';

interface Looks<Props> {
  /** Shown while the code loads. Without it the nearest Suspense boundary around the part waits. */
  Waiting?: ComponentType<Props>;
  /** Shown after a failed load or a render error. */
  Failed: ComponentType<Props & { onRetry: () => void }>;
  /** True if a page reload would lose the user's last action. */
  stays?: boolean;
}

export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code, so that the part then renders at once. Rejects if that fails. */
  load: () => Promise<void>;
  partName: string;
};

class FetchFailure extends Error {}

interface BoundaryProps {
  children: ReactNode;
  stays: boolean;
  load: () => Promise<void>;
  failed: (retry: () => void) => ReactNode;
}

/** Error boundary of one part. */
class PartBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
    if (error instanceof FetchFailure && !this.props.stays) void reloadForNewBuild();
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return this.props.failed(() => void this.#retry());
  }

  async #retry(): Promise<void> {
    try {
      await this.props.load();
      this.setState({ broken: false });
    } catch {
      // Browsers cache a failed module import until the page reloads.
      await reloadWhenServed();
    }
  }
}

/**
 * A part of a page in a separate chunk, loaded by the name of its export. It has its own loading and error states, so
 * the page around it stays.
 */
export function lazyPart<Name extends string, Props extends object>(
  fetchChunk: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { Waiting, Failed, stays = false }: Looks<Props>,
): LazyPart<Props> {
  let part: ComponentType<Props> | undefined;
  let fetching: Promise<ComponentType<Props>> | undefined;
  const forget = (): void => {
    fetching = undefined;
  };
  const fetchPart = (): Promise<ComponentType<Props>> => {
    fetching ??= fetchChunk().then(
      (chunk) => {
        part = chunk[name];
        // With these fields `use` returns the value without suspending.
        if (fetching) void Object.assign(fetching, { status: 'fulfilled', value: part });
        return part;
      },
      (cause: unknown) => {
        throw new FetchFailure(`${name} could not be fetched`, { cause });
      },
    );
    return fetching;
  };
  // Memoised: a render of the parent does not render the part.
  const Fetched = memo((props: Props) => createElement(use(fetchPart()), props));
  const load = (): Promise<void> =>
    fetchPart().then(
      () => undefined,
      (failure: unknown) => {
        forget();
        throw failure;
      },
    );
  const Part = (props: Props) => {
    // A loaded part needs no boundary during hydration, so it hydrates together with the page.
    const hydrating = useHydrating();
    const [waits] = useState(() => !hydrating || part === undefined);
    return (
      <PartBoundary
        stays={stays}
        load={load}
        failed={(onRetry) => <Failed {...props} onRetry={onRetry} />}
      >
        {waits && Waiting ? (
          <Suspense fallback={<Waiting {...props} />}>
            <Fetched {...props} />
          </Suspense>
        ) : (
          <Fetched {...props} />
        )}
      </PartBoundary>
    );
  };
  return Object.assign(Part, { load, partName: name });
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
export function useFetchAhead({ load }: Pick<LazyPart<never>, 'load'>): void {
  // A failed preload is ignored: opening the part loads it again and shows an error.
  useEffect(() => onFirstUse(() => void load().catch(() => undefined)), [load]);
}
