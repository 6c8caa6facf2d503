import type { Em } from '../database.js';
import type { TestServer } from './test-server.js';

/** Takes every connection that requests may have; gives them back when told. */
export async function holdConnections({ orm }: TestServer): Promise<() => Promise<void>> {
  const free = Promise.withResolvers<undefined>();
  const holding = Array.from({ length: 10 }, () => {
    const held = Promise.withResolvers<undefined>();
    const done = orm.em.fork().transactional(async (em) => {
      await em.execute('select 1');
      held.resolve(undefined);
      await free.promise;
    });
    return { held: held.promise, done };
  });
  await Promise.all(holding.map(({ held }) => held));
  return async () => {
    free.resolve(undefined);
    await Promise.all(holding.map(({ done }) => done));
  };
}

/** Begins a transaction that does this at once; it ends when told. */
export async function heldTransaction(
  { orm }: TestServer,
  what: (tx: Em) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const free = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  const done = orm.em.fork().transactional(async (tx) => {
    await what(tx);
    held.resolve(undefined);
    await free.promise;
  });
  await held.promise;
  return async () => {
    free.resolve(undefined);
    await done;
  };
}
