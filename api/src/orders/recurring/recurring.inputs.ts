import { ArgsType, Field, ID, Int } from 'type-graphql';
import { CalendarDate } from '../../platform/scalars.js';
import { SEEN_VERSION, type Seen } from '../../platform/versioned.js';

/** What a booking says of `repeat`. */
export const REPEAT_WANTED =
  'Has the pickup repeat on this day of the week, for a saved address: a job books each the day before and mails it. Once when not given.';

/** How far ahead somebody knows when they are back. */
export const LONGEST_PAUSE = 366;

@ArgsType()
export class SeenRecurringPickup implements Seen {
  @Field(() => ID, { description: 'Id of the recurring pickup.' })
  id!: string;

  @Field(() => Int, { description: SEEN_VERSION })
  version!: number;
}

@ArgsType()
export class PauseRecurringPickupArgs extends SeenRecurringPickup {
  @Field(() => CalendarDate, {
    nullable: true,
    description: `The first day on which pickups go on: after today (Asia/Kolkata), at most ${LONGEST_PAUSE} days ahead. Until somebody resumes it, when not given.`,
  })
  until?: string | null;
}
