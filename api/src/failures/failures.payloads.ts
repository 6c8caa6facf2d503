import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime, EmailAddress, Paise } from '../platform/scalars.js';
import { Actor } from '../users/actor.js';
import { Node } from '../platform/node.js';

@ObjectType({ implements: Node, description: 'A failed mail or webhook that staff must handle.' })
abstract class Failed {
  id!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the related order, if any.' })
  orderId!: string | null;

  @Field(() => DateTime, {
    description: 'Time when the mail was created or the webhook was received.',
  })
  createdAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of attempts; null if they were not counted.',
  })
  attempts!: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last attempt; null if it was not recorded.',
  })
  lastAttemptAt!: Date | null;

  @Field(() => String, { description: 'Human-readable cause of the last failure.' })
  failureReason!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Human-readable reason why the mail or webhook cannot be retried; null if it can.',
  })
  notRetryableReason!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the dismissal; null if not dismissed.',
  })
  dismissedAt!: Date | null;

  @Field(() => Actor, {
    nullable: true,
    description: 'The user who dismissed the mail or webhook; null if not dismissed.',
  })
  dismissedBy!: Actor | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason for the dismissal; null if not dismissed.',
  })
  dismissalReason!: string | null;

  @Field(() => Int, {
    description:
      'Increases with every retry or dismissal. Send the version you read with a change; an outdated one is a CONFLICT.',
  })
  version!: number;
}

@ObjectType({
  description: 'A mail that no attempt could send. Staff cannot read its content.',
})
export class FailedEmail extends Failed {
  @Field(() => String, {
    description: 'Topic of the mail, such as `booking confirmed` or `access given`.',
  })
  topic!: string;

  @Field(() => EmailAddress, {
    nullable: true,
    description: 'E-mail address of the failed attempt; null for staff without CUSTOMERS_READ.',
  })
  to!: string | null;

  @Field(() => EmailAddress, {
    nullable: true,
    description:
      'E-mail address to which a retry is sent. Mails about an order or a statement go to the current address of the customer. Null if the mail cannot be retried, and for staff without CUSTOMERS_READ.',
  })
  nextRecipient!: string | null;
}

@ObjectType({
  description:
    'A webhook about a payment that could not be processed, so the ledger does not contain the payment.',
})
export class FailedWebhook extends Failed {
  @Field(() => String, {
    nullable: true,
    description:
      'Event name of the provider, such as `payment_link.paid`; null if it was unreadable.',
  })
  kind!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Id of the payment at the provider; null if unknown.',
  })
  paymentId!: string | null;

  @Field(() => Paise, {
    nullable: true,
    description: 'Amount of the payment in paise; null if unknown.',
  })
  amount!: number | null;
}

@ObjectType({ description: 'Result of a retry.' })
export class RetryPayload {
  @Field(() => String, { description: 'Human-readable result.' })
  message!: string;

  @Field(() => Boolean, {
    description: 'True when the retry succeeded; false when it failed again.',
  })
  succeeded!: boolean;
}
