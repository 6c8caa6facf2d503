import { Field, ID, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../platform/scalars.js';
import { OrderStatus } from '../order.status.js';

@ObjectType({ simpleResolvers: true, description: 'An order that the one search finds.' })
export class FoundOrder {
  @Field(() => ID, { description: 'Id of the order.' })
  id!: string;

  @Field(() => String, { description: 'Last six characters of the id.' })
  shortId!: string;

  @Field(() => String, { description: 'Name of whoever ordered.' })
  name!: string;

  @Field(() => String, { description: 'Whom to call at the pickup: ten digits.' })
  phone!: string;

  @Field(() => String, { description: 'Where to collect and deliver.' })
  address!: string;

  @Field(() => OrderStatus, { description: 'Where it is in its life.' })
  orderStatus!: OrderStatus;

  @Field(() => CalendarDate, { description: 'The day of the pickup.' })
  pickupDate!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Somebody whom the one search finds.' })
export class FoundCustomer {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;

  @Field(() => String, { description: 'Name of the user.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Phone of the user: ten digits.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail of the user.' })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Street line and city of the primary address.',
  })
  address!: string | null;
}

@ObjectType({ description: 'What the one search finds, at most eight of each kind.' })
export class FoundThings {
  @Field(() => [FoundCustomer], {
    description: 'People, the newest first; none without CUSTOMERS_READ.',
  })
  customers!: FoundCustomer[];

  @Field(() => [FoundOrder], {
    description:
      'Orders: those that the text itself names first, then the newest of the people found.',
  })
  orders!: FoundOrder[];
}
