import type { DocumentNode } from 'graphql';

/** Documents that are kept: more than the web app and REST have; at most 1,000 tokens and 65,536 characters each. */
const MAX_KEPT = 200;

/** Documents that came once, of which no more is kept than their hash. */
const MAX_SEEN = 2000;

function takeOldest<Key>(of: { size: number; keys(): Iterator<Key>; delete(key: Key): boolean }) {
  const oldest = of.keys().next();
  if (!oldest.done) of.delete(oldest.value);
}

/**
 * Documents that were found valid, by their hash, the ones used last. One is kept when it comes for the second time: a
 * thousand that come once push none out, and cost no memory.
 */
export class KnownDocuments {
  private readonly kept = new Map<string, DocumentNode>();
  private readonly seen = new Set<string>();

  get(key: string): Promise<DocumentNode | undefined> {
    const document = this.kept.get(key);
    if (document) {
      this.kept.delete(key);
      this.kept.set(key, document);
    }
    return Promise.resolve(document);
  }

  set(key: string, document: DocumentNode): Promise<void> {
    if (this.seen.delete(key)) {
      this.kept.set(key, document);
      if (this.kept.size > MAX_KEPT) takeOldest(this.kept);
    } else {
      this.seen.add(key);
      if (this.seen.size > MAX_SEEN) takeOldest(this.seen);
    }
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.kept.delete(key));
  }
}
