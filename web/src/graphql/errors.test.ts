import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { errorText, toRequestError } from './errors';

const graphqlError = (message: string, extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] });

const httpError = (status: number) =>
  new ServerError('no', { response: new Response('', { status }), bodyText: '' });

describe('toRequestError', () => {
  it("contains the server's message and field errors", () => {
    const error = graphqlError('Check the form', {
      code: 'BAD_USER_INPUT',
      fields: { phone: 'Phone number must be 10 digits', odd: 5 },
    });
    expect(toRequestError(error)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Check the form',
      fields: { phone: 'Phone number must be 10 digits' },
      fromServer: true,
    });
  });

  it('contains the seconds to wait', () => {
    const error = graphqlError('Wait', { code: 'TOO_MANY_REQUESTS', retryAfter: 41 });
    expect(toRequestError(error)).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 41 });
  });

  it('hides details of an unknown code', () => {
    const error = graphqlError('select * from secrets', { code: 'SQL' });
    expect(toRequestError(error)).toMatchObject({
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Something went wrong',
    });
  });

  it('distinguishes a network failure from a rejection', () => {
    expect(toRequestError(new TypeError('Failed to fetch')).code).toBe('NETWORK');
    expect(toRequestError(httpError(503)).code).toBe('NETWORK');
    expect(toRequestError(httpError(429)).code).toBe('TOO_MANY_REQUESTS');
    expect(toRequestError(httpError(500)).message).toBe('Something went wrong');
  });
});

describe('errorText', () => {
  it("prefers the server's message, then the screen's text", () => {
    expect(errorText(graphqlError('Taken', { code: 'CONFLICT' }), 'Login failed')).toBe('Taken');
    expect(errorText(httpError(500), 'Login failed')).toBe('Login failed');
    expect(errorText(httpError(500))).toBe('Something went wrong');
  });
});
