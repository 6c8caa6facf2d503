import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrm } from '../../database.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { rowsOf } from './rows.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

it('leaves no connection behind when all that was done are reads', async () => {
  const orm = createOrm({ url: String(test.orm.config.get('clientUrl')) });
  const em = orm.em.fork();
  const pid = CompiledQuery.raw('select pg_backend_pid() as pid');
  const [one] = await rowsOf(em, pid as CompiledQuery<{ pid: number }>);
  const [other] = await rowsOf(em, pid as CompiledQuery<{ pid: number }>);
  expect(other).toEqual(one);
  const pool = await orm.em.getConnection().getNativeClient();
  await orm.close();
  expect(pool.totalCount).toBe(0);
});
