import { Field, ID, InputType } from 'type-graphql';
import { OptionalId } from '../platform/input-decorators.js';
import { CalendarDate } from '../platform/scalars.js';

/** Filter of a list of dated records of orders. */
@InputType()
export abstract class CustomerDaysFilter {
  @OptionalId('Customer')
  @Field(() => ID, { nullable: true, description: 'Records of the orders of this customer.' })
  customerId?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Records of this day (Asia/Kolkata) or later.',
  })
  from?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Records of this day (Asia/Kolkata) or earlier.',
  })
  to?: string | null;
}
