import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { loggedError, loggedRequest, maskEmails } from './log.js';

describe('the log', () => {
  it('keeps of a request where it went, and nothing of its query', () => {
    const asked = { method: 'GET', ip: '203.0.113.1' };
    const url = '/signin/link?token=a-secret&email=asha%40example.in';
    expect(loggedRequest({ ...asked, url })).toEqual({ ...asked, url: '/signin/link' });
  });

  it.each([
    ['/api/auth/me/asha.rao@example.in', '/api/auth/me/a***@example.in'],
    ['/api/auth/me/asha.rao%40example.in/x', '/api/auth/me/a***@example.in/x'],
    ['/api/%61sha%2540example.in', '/api/a***@example.in'],
    ['/a%2525%34%30b.in/%zz', '/a***@b.in/%zz'],
    ['/%zz-asha@example.in', '/%***@example.in'],
    ['/asha%0A@example.in%3Ftoken=secret', '/a***@example.in'],
    ["/o'neil=1;@b@example.in", '/o***@example.in'],
    ['/@', '/***@'],
    ['/orders/%E0%A4%95?customer=asha@example.in', '/orders/%E0%A4%95'],
    ['/orders#asha@example.in', '/orders'],
  ])('has no whole e-mail of %s', (url, left) => {
    expect(loggedRequest({ method: 'GET', ip: '203.0.113.1', url }).url).toBe(left);
  });

  it('masks every e-mail in what others say', () => {
    expect(maskEmails('550 5.1.1 <asha.rao@example.in>: rejected, as was b@c.test')).toBe(
      '550 5.1.1 <a***@example.in>: rejected, as was b***@c.test',
    );
  });

  it('keeps what went wrong and where, and none of the values of a row', () => {
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

  it('keeps no text that the database could not read', () => {
    const { message } = loggedError(new Error('invalid input syntax for type uuid: "a token"'));
    expect(message).toBe('invalid input syntax for type uuid: "…"');
    expect(loggedError('a token')).toEqual({ type: 'string', message: '', stack: '' });
  });
});
