import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { loggedError, maskEmails } from './log.js';

describe('the log', () => {
  it('masks every e-mail in a text from outside', () => {
    expect(maskEmails('550 5.1.1 <asha.rao@example.in>: rejected, as was b@c.test')).toBe(
      '550 5.1.1 <a***@example.in>: rejected, as was b***@c.test',
    );
  });

  it('contains the cause and place of an error, and no value of a row', () => {
    const said =
      'duplicate key value violates unique constraint "user_email_unique"\n - detail: Key (email)=(asha@example.in) already exists.';
    const cause = Object.assign(new Error(said), { code: '23505', detail: 'Key (email)=(asha@…' });
    const error = new GraphQLError(said, { originalError: cause, path: ['updateEnterprise'] });
    const logged = loggedError(error);
    expect(logged).toMatchObject({
      code: '23505',
      path: ['updateEnterprise'],
      message: 'duplicate key value violates unique constraint "user_email_unique"',
    });
    expect(logged.stack).toContain('log.test.ts');
    expect(JSON.stringify(logged)).not.toContain('asha');
  });

  it('contains no text that the database refused', () => {
    const { message } = loggedError(new Error('invalid input syntax for type uuid: "a token"'));
    expect(message).toBe('invalid input syntax for type uuid: "…"');
    expect(loggedError('a token')).toEqual({ type: 'string', message: '', stack: '' });
  });
});
