import { ApolloClient, ApolloLink } from '@apollo/client';
import { NEVER } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { session, type SessionUser } from '../../auth/session/session';
import { createCache } from '../../graphql/cache';
import { unsent } from '../../ui/form/draft/unsent';
import { sendUnsent } from './sendUnsent';

const driver: SessionUser = {
  ...{ id: 'd1', name: 'Ravi', email: 'ravi@laundry.test', phone: null },
  ...{ role: 'STAFF', permissions: ['ROUNDS_DRIVE'] },
};

afterEach(() => session.end());

it('waits for no answer to somebody who has gone, so that it is sent when they are back', async () => {
  session.start(driver, 'token', 'Welcome');
  unsent.add(driver.id, {
    ...{ id: 'u1', orderId: 'o1', operation: 'FailStop', about: 'Failed' },
    variables: { stopId: 's1', reason: 'NOBODY_HOME' },
  });
  const client = new ApolloClient({ cache: createCache(), link: new ApolloLink(() => NEVER) });
  const sending = sendUnsent({ client, userId: driver.id });
  session.start(driver, 'another', 'Welcome back');
  expect(await sending).toBe(false);
  expect(unsent.of(driver.id)).toHaveLength(1);
});
