import { isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { schema } from '../../http/schema.js';

it('describes the session expiry of every role in hours', () => {
  const type = schema.getType('SignInPayload');
  const description = isObjectType(type) ? type.getFields()['token']?.description : undefined;
  expect(description).toContain(
    'Customers and enterprises: 720 hours, or 168 hours without use. Staff: 12 hours, or 1 hour without use. Admins: 12 hours, or 1 hour without use.',
  );
});
