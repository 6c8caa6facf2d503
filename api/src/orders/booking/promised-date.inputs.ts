import { Field, InputType } from 'type-graphql';
import { Line, MAX_REASON } from '../../platform/input-decorators.js';
import { CalendarDate } from '../../platform/scalars.js';

@InputType({ description: 'The new promised date of an order.' })
export class UpdatePromisedDateInput {
  @Field(() => CalendarDate, {
    description:
      'The new day: today (Asia/Kolkata) up to 120 days ahead, and not before the day of the pickup.',
  })
  promisedDate!: string;

  @Line({ label: 'Reason', max: MAX_REASON, required: 'A reason is required' })
  @Field(() => String, {
    description: 'Reason; at most 300 characters, shown in the timeline and mailed.',
  })
  reason!: string;
}
