import { createElement, lazy, type ComponentType } from 'react';

export type LazyPage = ComponentType & {
  /** Fetches the page's chunk; after that it shows without a loading state. */
  load: () => Promise<void>;
};

/** A page in its own chunk, by the name of its one export. */
export function lazyPage<Name extends string>(
  fetchChunk: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  let loaded: ComponentType | undefined;
  const load = async () => {
    loaded = (await fetchChunk())[name];
    return { default: loaded };
  };
  const Later = lazy(load);
  const Page = () => createElement(loaded ?? Later);
  return Object.assign(Page, { load: async () => void (await load()) });
}
