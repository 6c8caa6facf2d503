import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { Line, MAX_REASON } from '../platform/input-decorators.js';
import { CalendarDate } from '../platform/scalars.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../platform/optimistic-lock.js';

@InputType({
  description: 'Filter of failed mails and webhooks. All given conditions must match.',
})
export class FailureFilter {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for dismissed entries; by default only those that staff must handle.',
  })
  dismissed?: boolean | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Created or received on this day (Asia/Kolkata) or later.',
  })
  from?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Created or received on this day (Asia/Kolkata) or earlier.',
  })
  to?: string | null;
}

@ArgsType()
export class FailureVersionArgs {
  @Field(() => ID, { description: 'Id of the failed mail or webhook.' })
  id!: string;

  @Field(() => Int, { description: EXPECTED_VERSION_DESCRIPTION })
  version!: number;
}

@InputType()
abstract class DismissalFields {
  @Line({ label: 'Reason', max: MAX_REASON, required: 'A reason is required' })
  @Field(() => String, {
    description: `Reason for the dismissal, 1 to ${MAX_REASON} characters; stored with the entry.`,
  })
  reason!: string;
}

@InputType({ description: 'The dismissal of a failed mail.' })
export class DismissFailedEmailInput extends DismissalFields {}

@InputType({ description: 'The dismissal of a failed webhook.' })
export class DismissFailedWebhookInput extends DismissalFields {}
