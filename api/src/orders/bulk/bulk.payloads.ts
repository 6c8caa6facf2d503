import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ErrorCode } from '../../platform/error-codes/error-code.enum.js';
import { ErrorReason } from '../../platform/error-codes/error-reason.enum.js';

@ObjectType({ description: 'Result for one order of a bulk action.', simpleResolvers: true })
export class BulkOrderResult {
  @Field(() => ID, { description: 'Id of the order.' })
  orderId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Version of the order after the change; null when the order did not change.',
  })
  version!: number | null;

  @Field(() => ErrorCode, {
    nullable: true,
    description:
      'Null for success. Otherwise the error code that a change of this order alone would return in `extensions.code`. SERVICE_UNAVAILABLE and TOO_MANY_REQUESTS mean that the server did not try this order: repeat the request with the same `idempotencyKey`.',
  })
  code!: ErrorCode | null;

  @Field(() => ErrorReason, {
    nullable: true,
    description: 'The `extensions.reason` of the same error; null for success.',
  })
  reason?: ErrorReason;

  @Field(() => String, { description: 'Result or error message to show to the user.' })
  message!: string;
}

@ObjectType({
  description:
    'Results of a bulk action, one for each order. An error of one order does not stop the change of another order.',
})
export class BulkOrdersPayload {
  @Field(() => String, { description: 'Summary to show to the user.' })
  message!: string;

  @Field(() => [BulkOrderResult], {
    description: 'One result for each order, in the order of the request.',
  })
  results!: BulkOrderResult[];
}

/** Summary of the results, such as `2 of 3 orders are now picked`. */
export const bulkPayload = (results: BulkOrderResult[], done: string): BulkOrdersPayload => {
  const changed = results.filter(({ code }) => code === null).length;
  const all = results.length;
  const orders = all === 1 ? 'order' : 'orders';
  const are = changed === 1 ? 'is' : 'are';
  return { message: `${changed} of ${all} ${orders} ${are} ${done}`, results };
};
