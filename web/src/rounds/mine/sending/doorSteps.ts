import type { ApolloLink } from '@apollo/client';
import { toRequestError } from '../../../graphql/errors';

const steps = ['RecordPickup', 'DeliverOrder', 'UpdatePayment', 'FailStop'];

/** Context of a mutation sent from the queue. */
export const waited = { hasWaited: true };

/** True for a driver's action that does not come from the queue. */
export const isStep = ({ operationName = '', getContext }: ApolloLink.Operation): boolean =>
  steps.includes(operationName) && !getContext()['hasWaited'];

/** Refusals that stay the same however often it is sent. */
const final = ['CONFLICT', 'BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'PROOF_NEEDED'];

/** Whether it would be refused however often it is sent. */
export const isFinal = (error: unknown): boolean => final.includes(toRequestError(error).code);
