import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrm } from '../database.js';
import { makeUser } from '../testing/factories.js';
import { book, ownOrders, reads } from '../testing/replicas/asking.js';
import { untilUsed, useInstallation, type Process } from '../testing/replicas/installation.js';
import type { Streaming } from '../testing/replicas/streaming-postgres.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const installation = useInstallation();
let test: TestServer;
let other: Streaming;
let atOther: Process;
let clock = 0;
beforeAll(async () => {
  other = await installation.addReplica();
  test = await startTestServer({ databaseUrl: installation.url() });
  atOther = await installation.startProcess(other, () => clock);
});
afterAll(() => test.stop());

describe('a replica is left out', () => {
  it('while it is more than 5 seconds behind', async () => {
    const { watch } = atOther.replicas;
    await untilUsed(atOther);
    const em = createOrm({ url: other.address('postgres') });
    // Held by a superuser, as a long query of somebody may.
    await em.em.fork().execute('select pg_wal_replay_pause()');
    await book(atOther, await makeUser(test));
    await untilUsed(atOther);
    clock += 4900;
    await untilUsed(atOther);
    clock += 200;
    await watch.look();
    expect(watch.replicas[0]?.outBecause).toBe('it is 5 seconds behind');
    expect(watch.choose(0)).toBeUndefined();
    expect(await reads(atOther)).toMatchObject({ inUse: 0 });
    await em.em.fork().execute('select pg_wal_replay_resume()');
    await em.close();
    await untilUsed(atOther);
  });

  it('once it was last looked at 3 seconds ago', async () => {
    await untilUsed(atOther);
    clock += 3000;
    expect(atOther.replicas.watch.choose(0)).toBeUndefined();
  });

  it('when it goes, in the midst of a read too, and used again when it is back', async () => {
    await untilUsed(atOther);
    const who = await makeUser(test);
    const before = await reads(atOther);
    expect(await ownOrders(atOther, who)).toEqual([]);
    expect(await reads(atOther)).toMatchObject({ replica: before.replica + 1, inUse: 1 });
    const child = other.child();
    const gone = once(child, 'close');
    child.kill('SIGQUIT');
    expect(await ownOrders(atOther, who)).toEqual([]);
    await gone;
    expect(await ownOrders(atOther, who)).toEqual([]);
    await atOther.replicas.watch.look();
    expect((await reads(atOther)).inUse).toBe(0);
    await other.start();
    await untilUsed(atOther);
    expect(await ownOrders(atOther, who)).toEqual([]);
    expect((await reads(atOther)).inUse).toBe(1);
  });
});
