import { ArgsType, Field, ID, Int } from 'type-graphql';
import { EXPECTED_VERSION_DESCRIPTION, type ExpectedVersion } from '../platform/optimistic-lock.js';

/** Errors of all mutations that change an order, for their descriptions. */
export const ORDER_CHANGE_ERRORS =
  'NOT_FOUND; CONFLICT when the order changed since `version`, or when its status does not allow it; BAD_USER_INPUT with fields.';

@ArgsType()
export class OrderVersionArgs implements ExpectedVersion {
  @Field(() => ID, { description: 'Id of the order.' })
  id!: string;

  @Field(() => Int, { description: EXPECTED_VERSION_DESCRIPTION })
  version!: number;
}
