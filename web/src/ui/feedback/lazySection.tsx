import type { ComponentType } from 'react';
import { ErrorState } from './ErrorState';
import { lazyPart, type LazyPart } from './lazyPart';
import { ListSkeleton } from './skeletons';

const Waiting = () => <ListSkeleton rows={3} />;
const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    error={null}
    text="This could not be loaded. Check your connection and try again."
    onRetry={onRetry}
  />
);

export const lazySection = <Name extends string, Props extends object>(
  fetchChunk: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> => lazyPart(fetchChunk, name, { Waiting, Failed });
