import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Line, MAX_REASON } from '../platform/inputs.js';
import { RECORDED_AT } from '../orders/recorded-at.js';
import { DateTime, Paise } from '../platform/scalars.js';
import { PaymentStatus } from '../orders/payment.status.js';
import { PaymentMethod } from './payment.entity.js';

@InputType({ description: 'How far an order is paid now, and how the money came in.' })
export class PaymentInput {
  @Field(() => PaymentStatus, {
    description:
      'PAID pays the rest, UNPAID takes back all that was paid, PARTIAL needs `partialAmount`. A bill of nothing is always paid.',
  })
  status!: PaymentStatus;

  @Field(() => Paise, {
    nullable: true,
    description:
      'With PARTIAL: all that has been paid so far with what is entered now, in paise; above 0, at most the total. Equal to the total is paid; less than before takes back the difference.',
  })
  partialAmount?: number | null;

  @Field(() => PaymentMethod, {
    nullable: true,
    description:
      'Method of the payment. Required when money comes in, except for `PATCH /payment/updatePayment/{id}` of REST. For a reversal: a method by which at least as much came in; without one, the reversal has the methods of the reversed payments. Not ONLINE.',
  })
  method?: PaymentMethod | null;

  @IsOptional()
  @Line({ label: 'Reference', min: 0, max: 100 })
  @Field(() => String, {
    nullable: true,
    description: 'Number of a receipt or transfer; at most 100 characters.',
  })
  reference?: string | null;

  @Field(() => DateTime, { nullable: true, description: RECORDED_AT })
  recordedAt?: Date | null;
}

@InputType({ description: 'Money that goes back to the customer.' })
export class RefundInput {
  @Field(() => Paise, {
    description: 'How much, in paise: 1 up to `refundable` of the order.',
  })
  amount!: number;

  @Field(() => PaymentMethod, { description: 'How the money goes back; not ONLINE.' })
  method!: PaymentMethod;

  @Line({ label: 'Reason', max: MAX_REASON, required: 'A reason is required' })
  @Field(() => String, {
    description:
      'Why; at most 300 characters, kept in ledger and timeline, and told to the customer.',
  })
  reason!: string;
}
