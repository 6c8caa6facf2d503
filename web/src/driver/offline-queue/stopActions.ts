import type { ApolloLink } from '@apollo/client';
import { toRequestError } from '../../graphql/errors';

const steps = ['RecordPickup', 'DeliverOrder', 'UpdatePayment', 'RecordFailedAttempt'];

/** Context of a mutation from the offline queue. */
export const fromQueue = { hasWaited: true };

/** True for a driver's action that does not come from the offline queue. */
export const isStopAction = ({ operationName = '', getContext }: ApolloLink.Operation): boolean =>
  steps.includes(operationName) && !getContext()['hasWaited'];

/** Error codes with which a repeated request would fail too. */
const final = ['CONFLICT', 'BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'REAUTHENTICATION_REQUIRED'];

/** True if a repeated request would fail too. */
export const isFinal = (error: unknown): boolean => final.includes(toRequestError(error).code);
