import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEnumType } from 'graphql';
import { schema } from '../http/schema.js';
import { HTTP_STATUS } from '../platform/errors.js';
import { makeUser } from '../testing/factories.js';
import { untilLocked } from '../testing/lock-waits.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { publicError } from './public-error.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

describe('public errors', () => {
  it('have the codes of the enum ErrorCode, the type of the codes of a bulk action', () => {
    const codes = schema.getType('ErrorCode');
    const names = isEnumType(codes) ? codes.getValues().map(({ name }) => name) : [];
    expect(names).toEqual(Object.keys(HTTP_STATUS));
  });

  it('a deadlock is a CONFLICT, so that the client can retry', async () => {
    const [first, second] = [await makeUser(test), await makeUser(test)];
    const { promise: bothHold, resolve: secondHolds } = Promise.withResolvers<undefined>();
    const lock = 'select from "user" where id = ? for update';
    const one = test.orm.em.fork().transactional(async (em) => {
      await em.execute(lock, [first.id]);
      await bothHold;
      await em.execute(lock, [second.id]);
    });
    const other = test.orm.em.fork().transactional(async (em) => {
      await em.execute(lock, [second.id]);
      secondHolds(undefined);
      await untilLocked(test, 1, 'for update');
      await em.execute(lock, [first.id]);
    });
    const ends = await Promise.allSettled([one, other]);
    const [refused, ...rest] = ends.filter((end) => end.status === 'rejected');
    expect(rest).toEqual([]);
    expect(publicError(refused?.reason)).toMatchObject({
      code: 'CONFLICT',
      message: 'Another person saved at the same moment. Please try again',
    });
  });

  it('a statement timeout is SERVICE_UNAVAILABLE with `retryAfter`', async () => {
    const late = test.orm.em.fork().transactional(async (em) => {
      await em.execute('set local statement_timeout = 1');
      await em.execute('select pg_sleep(60)');
    });
    const [end] = await Promise.allSettled([late]);
    expect(publicError(end.status === 'rejected' && end.reason)).toMatchObject({
      ...{ code: 'SERVICE_UNAVAILABLE', retryAfter: 2 },
      message: expect.stringContaining('took too long') as string,
    });
  });
});
