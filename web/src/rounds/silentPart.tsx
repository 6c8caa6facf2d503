import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '../ui/feedback/lazyPart';

const Nothing = () => null;

/** A part of a page that nobody misses: the page is as it always was before it is fetched, and where it never is. */
export const silentPart = <Name extends string, Props extends object>(
  fetchChunk: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> =>
  lazyPart(fetchChunk, name, { Waiting: Nothing, Failed: Nothing, stays: true });
