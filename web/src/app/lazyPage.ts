import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A page in its own chunk, by the name of its one export. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }));
}
