import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '../ui/feedback/lazyPart';

const Nothing = () => null;

/** Optional lazy component: renders nothing while loading and after a failure. */
export const optionalLazyComponent = <Name extends string, Props extends object>(
  fetchChunk: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> => lazyPart(fetchChunk, name, { Waiting: Nothing, Failed: Nothing });
