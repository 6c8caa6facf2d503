import { registerEnumType } from 'type-graphql';

/** Public error codes, in `extensions.code` of GraphQL and as HTTP status of REST. */
export const ErrorCode = {
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  FORBIDDEN: 'FORBIDDEN',
  REAUTHENTICATION_REQUIRED: 'REAUTHENTICATION_REQUIRED',
  NOT_FOUND: 'NOT_FOUND',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  CONFLICT: 'CONFLICT',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
  INTERNAL_SERVER_ERROR: 'INTERNAL_SERVER_ERROR',
  SERVICE_UNAVAILABLE: 'SERVICE_UNAVAILABLE',
} as const;
export type ErrorCode = keyof typeof ErrorCode;

registerEnumType(ErrorCode, {
  name: 'ErrorCode',
  description: 'All values of `extensions.code` in an error.',
  valuesConfig: {
    UNAUTHENTICATED: { description: 'No access token, or its session has ended: sign in again.' },
    FORBIDDEN: { description: 'The account has no permission for the operation.' },
    REAUTHENTICATION_REQUIRED: {
      description: 'The sign-in is older than 10 minutes: sign in again for this operation.',
    },
    NOT_FOUND: { description: 'No such record, or it belongs to another account.' },
    BAD_USER_INPUT: {
      description: 'The document or the input is wrong; `extensions.fields` has the fields.',
    },
    CONFLICT: {
      description: 'The record has another version now, or its state does not allow the change.',
    },
    TOO_MANY_REQUESTS: {
      description: 'A rate limit is exceeded: wait for `extensions.retryAfter` seconds.',
    },
    INTERNAL_SERVER_ERROR: { description: 'A fault of the server, which is logged.' },
    SERVICE_UNAVAILABLE: {
      description: 'Overload or a missing connection: retry after `extensions.retryAfter` seconds.',
    },
  },
});
