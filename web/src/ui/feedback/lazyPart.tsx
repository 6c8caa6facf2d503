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
  /** While the part is fetched; without, whatever is around it waits. */
  Waiting?: ComponentType<Props>;
  /** When it could not be fetched or broke. */
  Failed: ComponentType<Props & { onRetry: () => void }>;
  /** True where loading the page anew would lose what was just done. */
  stays?: boolean;
}

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches it; after that it shows at once. Throws when it cannot be fetched. */
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

/** What breaks in a part stays in it. */
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
      // Browsers remember that a module could not be fetched until the page is loaded anew.
      await reloadWhenServed();
    }
  }
}

/**
 * A part of a page in a chunk of its own, by the name of its one export. It has its own look while it
 * is fetched and when that fails, so the page around it never goes away.
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
        // How React is told that there is nothing to wait for.
        if (fetching) void Object.assign(fetching, { status: 'fulfilled', value: part });
        return part;
      },
      (cause: unknown) => {
        throw new FetchFailure(`${name} could not be fetched`, { cause });
      },
    );
    return fetching;
  };
  // What is around a part being drawn anew is no reason to draw the part.
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
    // A page that is taken over is here already: without a boundary that goes with its frame, in the same slices.
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

/** Calls once somebody does anything on the page; gives what takes that back. */
export function onFirstUse(act: () => void): () => void {
  const used = (): void => {
    stop();
    act();
  };
  const stop = (): void => signs.forEach((sign) => window.removeEventListener(sign, used));
  for (const sign of signs) window.addEventListener(sign, used, { passive: true });
  return stop;
}

/** Fetches a part that is likely to be opened, once somebody does anything on the page. */
export function useFetchAhead({ load }: Pick<LazyPart<never>, 'load'>): void {
  // Opening it fetches it again, and says so when that fails too.
  useEffect(() => onFirstUse(() => void load().catch(() => undefined)), [load]);
}
