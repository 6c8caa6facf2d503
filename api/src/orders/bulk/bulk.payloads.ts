import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ErrorCode } from '../../platform/errors.js';

@ObjectType({ description: 'Result for one order of a bulk action.', simpleResolvers: true })
export class BulkOrderResult {
  @Field(() => ID, { description: 'Id of the order.' })
  orderId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Its version after the change; null without a change.',
  })
  version!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Null for success. Otherwise the error code that a change of this order alone would return in `extensions.code`. After SERVICE_UNAVAILABLE or TOO_MANY_REQUESTS the order was not tried. Repeat the request with the same `idempotencyKey`.',
  })
  code!: ErrorCode | null;

  @Field(() => String, { description: 'Result or error message to show to the user.' })
  message!: string;
}

@ObjectType({
  description:
    'Results of a bulk action, one for each order. Each one is changed or refused separately.',
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
