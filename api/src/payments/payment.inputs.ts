import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { Line, MAX_REASON, OptionalId } from '../platform/input-decorators.js';
import { CustomerDaysFilter } from '../orders/customer-days-filter.inputs.js';
import { RECORDED_AT_ARGUMENT } from '../orders/offline-timestamp.js';
import { DateTime, Paise } from '../platform/scalars.js';
import { PaymentStatus } from '../orders/payment.status.js';
import { PaymentKind, PaymentMethod } from './payment.entity.js';

@InputType({ description: 'The new payment status of an order and the payment method.' })
export class UpdatePaymentInput {
  @Field(() => PaymentStatus, {
    description:
      'PAID pays the amount due, UNPAID reverses the paid amount, PARTIAL needs `partialAmount`. A bill of 0 is always PAID.',
  })
  status!: PaymentStatus;

  @Field(() => Paise, {
    nullable: true,
    description:
      'Required with PARTIAL: the new `paidAmount` in paise, above 0 and at most `totalPrice`, which gives the status PAID. An amount below the current `paidAmount` reverses the difference.',
  })
  partialAmount?: number | null;

  @Field(() => PaymentMethod, {
    nullable: true,
    description:
      'Payment method. Required for a payment, except for `PATCH /payment/updatePayment/{id}` of REST. For a reversal: a method by which at least this amount was paid; when not given, the reversal uses the methods of the reversed payments. Not ONLINE.',
  })
  method?: PaymentMethod | null;

  @IsOptional()
  @Line({ label: 'Reference', min: 0, max: 100 })
  @Field(() => String, {
    nullable: true,
    description: 'Number of a receipt or transfer; at most 100 characters.',
  })
  reference?: string | null;

  @Field(() => DateTime, { nullable: true, description: RECORDED_AT_ARGUMENT })
  recordedAt?: Date | null;
}

@InputType({ description: 'A refund to the customer.' })
export class RefundInput {
  @Field(() => Paise, { description: 'Amount in paise: 1 up to `refundable` of the order.' })
  amount!: number;

  @Field(() => PaymentMethod, { description: 'Method of the refund; not ONLINE.' })
  method!: PaymentMethod;

  @Line({ label: 'Reason', max: MAX_REASON, required: 'A reason is required' })
  @Field(() => String, {
    description:
      'Reason; at most 300 characters, shown in ledger and timeline and mailed to the customer.',
  })
  reason!: string;
}

@InputType({ description: 'A refund of an order.' })
export class RefundPaymentInput extends RefundInput {}

@InputType({ description: 'Filter for payments. All given conditions must match.' })
export class PaymentFilter extends CustomerDaysFilter {
  @OptionalId('Order')
  @Field(() => ID, { nullable: true, description: 'Entries of this order.' })
  orderId?: string | null;

  @Field(() => PaymentKind, { nullable: true, description: 'Entries of this kind.' })
  kind?: PaymentKind | null;

  @Field(() => PaymentMethod, { nullable: true, description: 'Entries with this method.' })
  method?: PaymentMethod | null;
}
