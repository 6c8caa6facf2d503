import { Field, ID, ObjectType } from 'type-graphql';
import { CalendarDate, EmailAddress, PhoneNumber } from '../../platform/scalars.js';
import { OrderStatus } from '../../../rules/order-status.js';

@ObjectType({ simpleResolvers: true, description: 'An order found by the search.' })
export class OrderSearchResult {
  @Field(() => ID, { description: 'Id of the order.' })
  id!: string;

  @Field(() => String, { description: 'Last six characters of the id.' })
  shortId!: string;

  @Field(() => String, { description: 'Name of the customer.' })
  name!: string;

  @Field(() => PhoneNumber, { description: 'Phone of the contact for the pickup: ten digits.' })
  phone!: string;

  @Field(() => String, { description: 'Address of pickup and delivery.' })
  address!: string;

  @Field(() => OrderStatus, { description: 'Status of the order.' })
  orderStatus!: OrderStatus;

  @Field(() => CalendarDate, { description: 'Day of the pickup.' })
  pickupDate!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A customer found by the search.' })
export class CustomerSearchResult {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;

  @Field(() => String, { description: 'Name of the user.' })
  name!: string;

  @Field(() => PhoneNumber, { nullable: true, description: 'Phone of the user: ten digits.' })
  phone!: string | null;

  @Field(() => EmailAddress, { nullable: true, description: 'E-mail of the user.' })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Street line and city of the primary address.',
  })
  address!: string | null;
}

@ObjectType({ description: 'Search results, at most eight of each kind.' })
export class SearchResults {
  @Field(() => [CustomerSearchResult], {
    description: 'Customers, newest first; empty without CUSTOMERS_READ.',
  })
  customers!: CustomerSearchResult[];

  @Field(() => [OrderSearchResult], {
    description:
      'Orders that match the text, then up to three of the newest orders of each customer found.',
  })
  orders!: OrderSearchResult[];
}
