import { ArrayMaxSize, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { Line, OptionalId } from '../../platform/input-decorators.js';
import { UPDATED_SINCE } from '../../platform/lists/list-filters.js';
import { CalendarDate, DateTime } from '../../platform/scalars.js';
import { OrderStatus } from '../../../rules/order-status.js';
import {
  type OrderQueueName,
  OrderQueue,
  QUEUE_DESCRIPTIONS,
} from '../../../rules/order-queues.js';
import { PaymentStatus } from '../payment.status.js';

const queues = Object.keys(OrderQueue) as OrderQueueName[];
registerEnumType(OrderQueue, {
  name: 'OrderQueue',
  description:
    'Order queues: work lists of orders for staff. An order is in a queue until staff have done the step. Days are in Asia/Kolkata.',
  valuesConfig: Object.fromEntries(
    queues.map((name) => [name, { description: QUEUE_DESCRIPTIONS[name] }]),
  ),
});

@InputType({ description: 'Filter for orders. All given conditions must match.' })
export class OrderFilter {
  @IsOptional()
  @Line({ label: 'Order ID', min: 0, max: 40 })
  @Field(() => String, {
    nullable: true,
    description:
      'Part of the short id, the last characters of the id, the whole id, or the code of a tag; case-insensitive. Four to ten digits also match a part of the phone of the pickup or of the customer. In `myOrders` only any part of the id.',
  })
  search?: string | null;

  @IsOptional()
  @Line({ label: 'Customer', min: 0 })
  @Field(() => String, {
    nullable: true,
    description:
      "Part of the customer's name or phone. For viewers with CUSTOMERS_READ it also matches the e-mail.",
  })
  customer?: string | null;

  @OptionalId('Customer')
  @Field(() => ID, { nullable: true, description: 'Orders of this customer.' })
  customerId?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Orders booked on this day (Asia/Kolkata) or later.',
  })
  createdFrom?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Orders booked on this day (Asia/Kolkata) or earlier.',
  })
  createdTo?: string | null;

  @Field(() => DateTime, { nullable: true, description: UPDATED_SINCE })
  updatedSince?: Date | null;

  @Field(() => CalendarDate, { nullable: true, description: 'Orders with this day of pickup.' })
  pickupDate?: string | null;

  @Field(() => OrderStatus, { nullable: true, description: 'Orders in this status.' })
  orderStatus?: OrderStatus | null;

  @IsOptional()
  @ArrayMaxSize(6)
  @Field(() => [OrderStatus], {
    nullable: true,
    description: 'Orders in one of these statuses; at most six.',
  })
  orderStatuses?: OrderStatus[] | null;

  @Field(() => PaymentStatus, { nullable: true, description: 'Orders with this payment status.' })
  paymentStatus?: PaymentStatus | null;

  @Field(() => OrderQueue, { nullable: true, description: 'Orders in this order queue.' })
  queue?: OrderQueue | null;
}

export const OrderSortField = {
  CREATED_AT: 'created at',
  UPDATED_AT: 'updated at',
  PICKUP_DATE: 'pickup date',
  TOTAL_PRICE: 'total price',
  DUE: 'due',
} as const;
export type OrderSortField = (typeof OrderSortField)[keyof typeof OrderSortField];

export const SortDirection = { ASC: 'asc', DESC: 'desc' } as const;
export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection];

registerEnumType(OrderSortField, {
  name: 'OrderSortField',
  description: 'Sort field of a list of orders.',
  valuesConfig: {
    CREATED_AT: { description: 'Time of the booking.' },
    UPDATED_AT: { description: 'Time of the last change.' },
    PICKUP_DATE: { description: 'Day of the pickup.' },
    TOTAL_PRICE: { description: 'Total of the bill.' },
    DUE: { description: 'Amount due of the order.' },
  },
});
registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'Sort direction of a list.',
  valuesConfig: {
    ASC: { description: 'Lowest or oldest first.' },
    DESC: { description: 'Highest or newest first.' },
  },
});

@InputType({ description: 'Sort order of a list of orders.' })
export class OrderSort {
  @Field(() => OrderSortField, { description: 'The field to sort by.' })
  field!: OrderSortField;

  @Field(() => SortDirection, { description: 'The direction of the sort.' })
  direction!: SortDirection;
}

@ArgsType()
export class OrderCustomersArgs {
  @IsOptional()
  @Line({ label: 'Search', min: 0 })
  @Field(() => String, {
    nullable: true,
    description:
      'Part of the name or phone, case-insensitive. For viewers with CUSTOMERS_READ it also matches the e-mail.',
  })
  search?: string | null;

  @Field(() => Int, {
    defaultValue: 50,
    description: 'Maximum number of results, 1 to 50.',
  })
  first!: number;
}
