import { Field, Int, ObjectType } from 'type-graphql';
import { OrderQueue } from '../../../rules/order-queues.js';

/**
 * Maximum count of an order queue. Counting stops there, because screens show "99+" for a larger
 * number.
 */
export const MAX_COUNTED = 100;

@ObjectType({ simpleResolvers: true, description: 'Number of orders in an order queue.' })
export class OrderQueueCount {
  @Field(() => OrderQueue, { description: 'The order queue, for `OrderFilter.queue`.' })
  queue!: OrderQueue;

  @Field(() => Int, {
    description: `Number of orders in the queue, at most ${MAX_COUNTED}; at that number the queue may contain more.`,
  })
  count!: number;
}
