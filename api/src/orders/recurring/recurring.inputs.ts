import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { CalendarDate } from '../../platform/scalars.js';
import {
  EXPECTED_VERSION_DESCRIPTION,
  type ExpectedVersion,
} from '../../platform/optimistic-lock.js';

/** Description of the field `recurrence`. */
export const REPEAT_WANTED =
  'Interval of a recurring pickup on the weekday of the pickup; it needs a saved address. On the day before each later pickup, the server books an order and mails the customer. A single pickup when not given.';

/** Maximum length of a pause, in days. */
export const LONGEST_PAUSE = 366;

@ArgsType()
export class RecurringPickupVersionArgs implements ExpectedVersion {
  @Field(() => ID, { description: 'Id of the recurring pickup.' })
  id!: string;

  @Field(() => Int, { description: EXPECTED_VERSION_DESCRIPTION })
  version!: number;
}

@InputType({ description: 'A pause of a recurring pickup.' })
export class PauseRecurringPickupInput {
  @Field(() => CalendarDate, {
    nullable: true,
    description: `The first day after the pause: after today (Asia/Kolkata), at most ${LONGEST_PAUSE} days ahead. Without it the pause lasts until \`resumeRecurringPickup\`.`,
  })
  until?: string | null;
}
