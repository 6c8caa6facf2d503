import { registerEnumType } from 'type-graphql';

/** Descriptions of the reasons, by reason. */
const REASONS = {
  VERSION_STALE: 'Another change was saved since the caller read the record: read it again.',
  STATUS_FORBIDS: 'The state of the record, or of a related one, does not allow the change.',
  ALREADY_EXISTS: 'Another record with the same identifying values exists.',
  NAME_TAKEN: 'Another record of this kind has the name.',
  EMAIL_TAKEN: 'Another account or employee has the email.',
  SLOT_FULL: 'The slot, or the day, has no room for another pickup.',
  LIMIT_REACHED: 'The account or record already has the maximum number of such records.',
  SETTLEMENT_OPEN: 'Orders or amounts of the account are still open.',
  COMPANY_UNCONFIRMED: 'An admin has not confirmed the company details yet.',
  TRANSACTION_CONFLICT: 'A simultaneous change prevented this one: repeat the request.',
  IDEMPOTENCY_KEY_REUSED: 'The idempotency key belongs to another request.',
  TOKEN_UNKNOWN: 'No such API token exists.',
  TOKEN_EXPIRED: 'The API token has expired.',
  TOKEN_REVOKED: 'The API token was revoked.',
  APP_DISABLED: 'The app of the API token is disabled, or its account was deleted.',
  NETWORK_NOT_ALLOWED: 'The API token does not work from this network.',
  ORIGIN_NOT_ALLOWED: 'Pages of other websites may not subscribe.',
  SESSION_ENDED: 'The session has ended, or never existed.',
  SESSION_REQUIRED: 'Only a person who is signed in may use the operation.',
  PERMISSION_MISSING: 'The account does not have a necessary permission.',
  PASSKEY_REQUIRED: 'Staff must sign in with a passkey.',
  DOCUMENT_INVALID:
    'The GraphQL document is invalid, or the HTTP request has no valid GraphQL body.',
  VARIABLE_INVALID: 'A variable does not have the type that the document declares.',
  CURSOR_TOO_OLD: 'The events after the cursor are no longer stored: read all records once.',
  PARAMETER_UNKNOWN: 'The REST path has no such query parameter.',
} as const;

export type ErrorReason = keyof typeof REASONS;

/** Reasons of public errors, in `extensions.reason` of GraphQL and `reason` of REST. */
export const ErrorReason = Object.fromEntries(
  Object.keys(REASONS).map((reason) => [reason, reason]),
) as { [Reason in ErrorReason]: Reason };

registerEnumType(ErrorReason, {
  name: 'ErrorReason',
  description:
    'All values of `extensions.reason` in an error. An error has none when its code says everything. Clients must accept unknown values.',
  valuesConfig: Object.fromEntries(
    Object.entries(REASONS).map(([reason, description]) => [reason, { description }]),
  ),
});
