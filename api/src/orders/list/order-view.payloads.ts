import { Field, Int, ObjectType } from 'type-graphql';
import { OrderView } from '../order-views.js';

/** Nobody reads more than that there are many. */
export const MOST_COUNTED = 100;

@ObjectType({ simpleResolvers: true, description: 'How much work a view holds.' })
export class OrderViewCount {
  @Field(() => OrderView, { description: 'The view, for `OrderFilter.view`.' })
  view!: OrderView;

  @Field(() => Int, {
    description: `How many orders are in it, counted up to ${MOST_COUNTED}: then there may be more.`,
  })
  count!: number;
}
