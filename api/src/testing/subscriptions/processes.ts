import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { createOrm } from '../../database.js';
import { createServer } from '../../http/server.js';
import { Listener } from '../../platform/postgres/listener.js';
import type { TestUser } from '../factories.js';
import { startStallableProxy } from '../stallable-proxy.js';
import { startTestServer, type TestServer } from '../test-server.js';
import { listen, type SubscriptionClient } from './subscription-client.js';

interface SubscriptionProcess {
  url: string;
  server: FastifyInstance;
  listener: Listener;
  stop(): Promise<void>;
}

/** Two server processes on one database, with subscribers. */
export interface SubscriptionProcesses {
  test: TestServer;
  here: SubscriptionProcess;
  /** A process with production settings. */
  there: SubscriptionProcess;
  startProcess(production?: boolean): Promise<SubscriptionProcess>;
  /** Subscribes as this user, by default at the first process. */
  subscribeAs(who: TestUser, subscription: string, of?: SubscriptionProcess): SubscriptionClient;
  /** Closes all subscriptions. */
  unsubscribeAll(): Promise<void>;
  execute<Rows extends object[]>(statement: string, values?: unknown[]): Promise<Rows>;
  /** Increases the version of this order. */
  change(orderId: string): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startSubscriptionProcesses(): Promise<SubscriptionProcesses> {
  const test = await startTestServer();
  const url = test.orm.config.get('clientUrl') ?? '';
  const orm = createOrm({ url });
  const proxy = await startStallableProxy(url);
  const startProcess = async (production = false): Promise<SubscriptionProcess> => {
    const listener = new Listener({ url: proxy.url, patience: 60_000 });
    const app = { ...test.app, metrics: undefined, production };
    const server = await createServer({ orm, app, listener });
    listener.start(server.log);
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitUntil(() => listener.isListening, { timeout: 60_000 });
    const stop = async () => {
      await server.close();
      await listener.stop();
    };
    return { url: address, server, listener, stop };
  };
  const [here, there] = [await startProcess(), await startProcess(true)];
  const open: SubscriptionClient[] = [];
  const execute = <Rows extends object[]>(statement: string, values: unknown[] = []) =>
    test.orm.em.fork().execute<Rows>(statement, values);
  return {
    ...{ test, here, there, startProcess, execute },
    subscribeAs({ token }, subscription, of = here) {
      const listener = listen(of, subscription, { token });
      open.push(listener);
      return listener;
    },
    async unsubscribeAll() {
      for (const listener of open.splice(0)) await listener.stop();
    },
    change: (orderId) =>
      execute('update "order" set version = version + 1 where id = ?', [orderId]),
    async stop() {
      for (const each of [here, there]) await each.stop();
      await proxy.stop();
      await orm.close();
      await test.stop();
    },
  };
}
