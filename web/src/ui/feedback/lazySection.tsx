import type { ComponentType } from 'react';
import { ErrorState } from './ErrorState';
import { lazyComponent, type LazyComponent } from './lazyComponent';
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
): LazyComponent<Props> => lazyComponent(fetchChunk, name, { Waiting, Failed });
