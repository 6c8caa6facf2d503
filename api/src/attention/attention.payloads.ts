import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime, Paise } from '../platform/scalars.js';

@ObjectType({ description: 'A failed e-mail or webhook that waits for a staff member.' })
abstract class Failed {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the related order, if any.' })
  orderId!: string | null;

  @Field(() => DateTime, { description: 'Time when it was created or received.' })
  createdAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of attempts; null if they were not counted.',
  })
  tries!: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last attempt; null if it was not recorded.',
  })
  triedAt!: Date | null;

  @Field(() => String, { description: 'Human-readable cause of the last failure.' })
  trouble!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Human-readable reason why it cannot be retried; null if it can.',
  })
  notAgain!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the dismissal; null if not dismissed.',
  })
  setAsideAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Name of the user who dismissed it.' })
  setAsideBy!: string | null;

  @Field(() => String, { nullable: true, description: 'Reason of the dismissal.' })
  setAsideReason!: string | null;

  @Field(() => Int, {
    description:
      'Counts how often staff saw to it. Send the one you saw with a change; another one is a CONFLICT.',
  })
  version!: number;
}

@ObjectType({
  description:
    'An e-mail whose delivery failed finally. Its content is visible to its recipient only.',
})
export class FailedMail extends Failed {
  @Field(() => String, { description: 'Topic of the e-mail: `booking confirmed`, `access given`.' })
  topic!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address that it went to; null for staff without CUSTOMERS_READ.',
  })
  to!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Recipient of a retry: about an order, the customer's current e-mail. Null if it cannot be retried, and for staff without CUSTOMERS_READ.",
  })
  goesTo!: string | null;
}

@ObjectType({
  description:
    'A payment event of the provider that could not be entered: nothing of it is in the ledger.',
})
export class FailedWebhook extends Failed {
  @Field(() => String, {
    nullable: true,
    description: 'Event name of the provider: `payment_link.paid`; null if it was unreadable.',
  })
  kind!: string | null;

  @Field(() => String, { nullable: true, description: "The provider's name for the payment." })
  paymentId!: string | null;

  @Field(() => Paise, { nullable: true, description: 'Amount of the payment, in paise.' })
  amount!: number | null;
}

@ObjectType({ description: 'Result of a retry.' })
export class TriedPayload {
  @Field(() => String, { description: 'Human-readable result.' })
  message!: string;

  @Field(() => Boolean, {
    description: 'True when it succeeded; false when it failed in the same way.',
  })
  done!: boolean;
}
