import type { Em } from '../database.js';
import type { TestServer } from './test-server.js';

/** Takes all ten connections of the request pool. The returned function releases them. */
export async function holdConnections(test: TestServer): Promise<() => Promise<void>> {
  const ends = await Promise.all(
    Array.from({ length: 10 }, () => heldTransaction(test, (tx) => tx.execute('select 1'))),
  );
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}

/** Starts a transaction that runs `work` at once. The returned function ends the transaction. */
export async function heldTransaction(
  { orm }: TestServer,
  work: (tx: Em) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const free = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  const done = orm.em.fork().transactional(async (tx) => {
    await work(tx);
    held.resolve(undefined);
    await free.promise;
  });
  await held.promise;
  return async () => {
    free.resolve(undefined);
    await done;
  };
}
