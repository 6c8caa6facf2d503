import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime, Paise } from '../platform/scalars.js';

@ObjectType({ description: 'Something that failed and waits for somebody of the staff.' })
abstract class Failed {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the order that it is about, if any.' })
  orderId!: string | null;

  @Field(() => DateTime, { description: 'When it was written or received.' })
  createdAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'How often it was tried; null where nobody counted.',
  })
  tries!: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was tried last; null where nobody noted it.',
  })
  triedAt!: Date | null;

  @Field(() => String, { description: 'What was in the way the last time, in words for a person.' })
  trouble!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why it cannot be tried again, in words for a person; null where it can.',
  })
  notAgain!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When somebody set it aside, if so.' })
  setAsideAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Name of whoever set it aside.' })
  setAsideBy!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was set aside.' })
  setAsideReason!: string | null;

  @Field(() => Int, {
    description:
      'Counts how often staff saw to it. Send the one you saw with a change; another one is a CONFLICT.',
  })
  version!: number;
}

@ObjectType({
  description: 'A mail that we gave up. What it says stays with whom it is for.',
})
export class FailedMail extends Failed {
  @Field(() => String, { description: 'What it is about: `booking confirmed`, `access given`.' })
  topic!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address that it went to; null for staff without CUSTOMERS_READ.',
  })
  to!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Address that it goes to when it is tried again: about an order the one that the customer has now. Null where it cannot be tried again, and for staff without CUSTOMERS_READ.',
  })
  goesTo!: string | null;
}

@ObjectType({
  description:
    'What the payment provider told of a payment, and what we could not take in: nothing of it is in the ledger.',
})
export class FailedWebhook extends Failed {
  @Field(() => String, {
    nullable: true,
    description:
      'What the provider calls it: `payment_link.paid`; null where nobody could read it.',
  })
  kind!: string | null;

  @Field(() => String, { nullable: true, description: "The provider's name for the payment." })
  paymentId!: string | null;

  @Field(() => Paise, { nullable: true, description: 'What it says has been paid, in paise.' })
  amount!: number | null;
}

@ObjectType({ description: 'What came of trying again.' })
export class TriedPayload {
  @Field(() => String, { description: 'What happened, in words for a person.' })
  message!: string;

  @Field(() => Boolean, {
    description: 'True when nothing is left to be done; false when it failed in the same way.',
  })
  done!: boolean;
}
