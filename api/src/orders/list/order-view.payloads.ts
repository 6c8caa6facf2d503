import { Field, Int, ObjectType } from 'type-graphql';
import { OrderView } from '../order-views.js';

/** Counting stops here; screens only need to know that there are many. */
export const MOST_COUNTED = 100;

@ObjectType({ simpleResolvers: true, description: 'Number of orders in a view.' })
export class OrderViewCount {
  @Field(() => OrderView, { description: 'The view, for `OrderFilter.view`.' })
  view!: OrderView;

  @Field(() => Int, {
    description: `Number of orders in the view, counted up to ${MOST_COUNTED}; at that number there may be more.`,
  })
  count!: number;
}
