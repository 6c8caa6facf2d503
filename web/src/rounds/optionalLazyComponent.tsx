import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '../ui/feedback/lazyComponent';

const Nothing = () => null;

/** Optional lazy component: renders nothing while loading and after a failure. */
export const optionalLazyComponent = <Name extends string, Props extends object>(
  fetchChunk: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> => lazyComponent(fetchChunk, name, { Waiting: Nothing, Failed: Nothing });
