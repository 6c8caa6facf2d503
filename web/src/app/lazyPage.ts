import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '../ui/feedback/lazyComponent';
import { PageSkeleton } from '../ui/feedback/skeletons';
import { CrashPage } from './errors/CrashPage';

export type LazyPage = LazyComponent<object>;

/** Page in its own chunk, by the name of its export. A failure in the page does not affect the layout. */
export const lazyPage = <Name extends string>(
  fetchChunk: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage =>
  lazyComponent<Name, object>(fetchChunk, name, { Waiting: PageSkeleton, Failed: CrashPage });
