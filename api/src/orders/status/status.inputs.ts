import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Line, MAX_REASON } from '../../platform/input-decorators.js';
import { DateTime } from '../../platform/scalars.js';
import { OrderStatus } from '../../../rules/order-status.js';
import { RECORDED_AT_ARGUMENT } from '../offline-timestamp.js';

@InputType({ description: 'The new status of an order.' })
export class UpdateOrderStatusInput {
  @Field(() => OrderStatus, { description: 'The new status: one of `nextStatuses`.' })
  status!: OrderStatus;

  @IsOptional()
  @Line({ label: 'Reason', min: 0, max: MAX_REASON })
  @Field(() => String, {
    nullable: true,
    description: 'Reason, required for a step back. At most 300 characters, shown in the timeline.',
  })
  reason?: string | null;
}

@InputType({ description: 'The proof of a delivery.' })
export class DeliverOrderInput {
  @IsOptional()
  @Line({ label: 'Delivery code', min: 0, max: 20 })
  @Field(() => String, {
    nullable: true,
    description:
      'Delivery code: the four digits that the customer gives to staff. Without the code, and after five wrong codes, `reason` is required.',
  })
  deliveryOTP?: string | null;

  @IsOptional()
  @Line({ label: 'Reason', min: 0, max: MAX_REASON })
  @Field(() => String, {
    nullable: true,
    description:
      'Reason for a delivery without the code. At most 300 characters, shown in the timeline.',
  })
  reason?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True when staff checked name and phone instead of the code. Allowed only if `codeNeeded` is false, otherwise BAD_USER_INPUT at this field.',
  })
  personChecked?: boolean | null;

  @Field(() => DateTime, { nullable: true, description: RECORDED_AT_ARGUMENT })
  recordedAt?: Date | null;
}
