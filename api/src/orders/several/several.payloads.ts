import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ErrorCode } from '../../platform/errors.js';

@ObjectType({ description: 'What became of one of several orders.', simpleResolvers: true })
export class OrderOutcome {
  @Field(() => ID, { description: 'Id of the order.' })
  orderId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Its version after the change; null when nothing was changed.',
  })
  version!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Null when it was done. Else why not, as `extensions.code` would say it of this order alone. With SERVICE_UNAVAILABLE or TOO_MANY_REQUESTS it was not tried: send the same request again with the same `idempotencyKey`.',
  })
  code!: ErrorCode | null;

  @Field(() => String, { description: 'What happened, or why not, in words for a person.' })
  message!: string;
}

@ObjectType({ description: 'Several orders, each of which was changed or left by itself.' })
export class OrderOutcomesPayload {
  @Field(() => String, { description: 'How many of them were changed, in words for a person.' })
  message!: string;

  @Field(() => [OrderOutcome], { description: 'One for each order, in the order of the request.' })
  outcomes!: OrderOutcome[];
}

/** Says how many were changed, and that all the others were not: `2 of 3 orders are now picked`. */
export const toldTogether = (outcomes: OrderOutcome[], done: string): OrderOutcomesPayload => {
  const changed = outcomes.filter(({ code }) => code === null).length;
  const all = outcomes.length;
  const orders = all === 1 ? 'order' : 'orders';
  const are = changed === 1 ? 'is' : 'are';
  return { message: `${changed} of ${all} ${orders} ${are} ${done}`, outcomes };
};
