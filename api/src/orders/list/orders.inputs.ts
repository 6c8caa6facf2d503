import { ArrayMaxSize, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { Line, OptionalId } from '../../platform/inputs.js';
import { CalendarDate } from '../../platform/scalars.js';
import { OrderStatus } from '../order.status.js';
import { type OrderViewName, OrderView, VIEW_MEANINGS } from '../order-views.js';
import { PaymentStatus } from '../payment.status.js';

const views = Object.keys(OrderView) as OrderViewName[];
registerEnumType(OrderView, {
  name: 'OrderView',
  description:
    'Orders that staff work through together; each leaves by itself when its work is done. Days are those of Asia/Kolkata.',
  valuesConfig: Object.fromEntries(
    views.map((name) => [name, { description: VIEW_MEANINGS[name] }]),
  ),
});

@InputType({ description: 'Which orders. Everything given must hold.' })
export class OrderFilter {
  @IsOptional()
  @Line({ label: 'Order ID', min: 0, max: 40 })
  @Field(() => String, {
    nullable: true,
    description:
      'Part of the displayed six characters, a longer end of the id, or all of it; among the orders of one user any part of the id. Without regard to case. Four digits or more also find the phone of the pickup and of whoever ordered.',
  })
  search?: string | null;

  @IsOptional()
  @Line({ label: 'Customer', min: 0 })
  @Field(() => String, {
    nullable: true,
    description: "Part of the customer's name or phone; or e-mail, for who may see customers.",
  })
  customer?: string | null;

  @OptionalId('User')
  @Field(() => ID, { nullable: true, description: 'Orders of this user.' })
  userId?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'Booked on this day or later.' })
  createdFrom?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'Booked on this day or earlier.' })
  createdTo?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'To be picked up on this day.' })
  pickupDate?: string | null;

  @Field(() => OrderStatus, { nullable: true, description: 'In this status.' })
  orderStatus?: OrderStatus | null;

  @IsOptional()
  @ArrayMaxSize(6)
  @Field(() => [OrderStatus], {
    nullable: true,
    description: 'In one of these statuses; at most six.',
  })
  orderStatuses?: OrderStatus[] | null;

  @Field(() => PaymentStatus, { nullable: true, description: 'Paid as far as this.' })
  paymentStatus?: PaymentStatus | null;

  @Field(() => OrderView, { nullable: true, description: 'In this view of the work of staff.' })
  view?: OrderView | null;
}

export const OrderSortField = {
  CREATED_AT: 'created at',
  PICKUP_DATE: 'pickup date',
  TOTAL_PRICE: 'total price',
  DUE: 'due',
} as const;
export type OrderSortField = (typeof OrderSortField)[keyof typeof OrderSortField];

export const SortDirection = { ASC: 'asc', DESC: 'desc' } as const;
export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection];

registerEnumType(OrderSortField, {
  name: 'OrderSortField',
  description: 'What a list of orders can be sorted by.',
  valuesConfig: {
    CREATED_AT: { description: 'When it was booked.' },
    PICKUP_DATE: { description: 'The day of the pickup.' },
    TOTAL_PRICE: { description: 'What it comes to.' },
    DUE: { description: 'What is still to be paid.' },
  },
});
registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'Which end a sorted list begins with.',
  valuesConfig: {
    ASC: { description: 'The least, or the oldest, first.' },
    DESC: { description: 'The most, or the newest, first.' },
  },
});

@InputType({ description: 'What a list of orders is sorted by.' })
export class OrderSort {
  @Field(() => OrderSortField, { description: 'The value to compare.' })
  field!: OrderSortField;

  @Field(() => SortDirection, { description: 'Which end comes first.' })
  direction!: SortDirection;
}

@ArgsType()
export class OrderCustomersArgs {
  @IsOptional()
  @Line({ label: 'Search', min: 0 })
  @Field(() => String, {
    nullable: true,
    description:
      'Part of the name or phone, without regard to case; or e-mail, for who may see customers.',
  })
  search?: string | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 50,
    description: 'Longest list wanted, 1 to 50.',
  })
  first!: number;
}
