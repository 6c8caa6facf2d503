import type { ApolloLink } from '@apollo/client';
import { toRequestError } from '../../../graphql/errors';

const steps = ['RecordPickup', 'DeliverOrder', 'UpdatePayment', 'FailStop'];

/** With what is sent that waited. */
export const waited = { hasWaited: true };

/** Whether it is a step that is recorded at a door, by somebody just now. */
export const isStep = ({ operationName = '', getContext }: ApolloLink.Operation): boolean =>
  steps.includes(operationName) && !getContext()['hasWaited'];

/** Refusals that stay the same however often it is sent. */
const final = ['CONFLICT', 'BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'PROOF_NEEDED'];

/** Whether it would be refused however often it is sent. */
export const isFinal = (error: unknown): boolean => final.includes(toRequestError(error).code);
