import { ArrayMaxSize, ArrayMinSize, Matches, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { Email, Line, PincodeRule } from '../platform/input-decorators.js';
import { CalendarDate, EmailAddress, LocalTime, Pincode } from '../platform/scalars.js';
import { Weekday } from '../platform/weekday.enum.js';

/** Maximum length of the name of an area. */
const MAX_NAME = 60;
const MAX_PINCODES = 200;
const MAX_CAPACITY = 1000;

/** A time of day as HH:MM, 00:00 to 23:59. */
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

@InputType({ description: 'A weekly time span in which an area has pickups.' })
export class SlotInput {
  @Field(() => Weekday, { description: 'Day of the week.' })
  weekday!: Weekday;

  @Matches(CLOCK, { message: 'Start must be a time such as 10:00' })
  @Line({ label: 'Start', max: 5 })
  @Field(() => LocalTime, { description: 'Start time: HH:MM, Asia/Kolkata.' })
  startTime!: string;

  @Matches(CLOCK, { message: 'End must be a time such as 12:00' })
  @Line({ label: 'End', max: 5 })
  @Field(() => LocalTime, { description: 'End time: HH:MM, Asia/Kolkata, after the start.' })
  endTime!: string;

  @Min(1, { message: 'Pickups must be at least 1' })
  @Max(MAX_CAPACITY, { message: `Pickups must be at most ${MAX_CAPACITY}` })
  @Field(() => Int, { description: `Capacity: pickups in the slot per day, 1 to ${MAX_CAPACITY}.` })
  capacity!: number;
}

@InputType()
export abstract class AreaFields {
  @Line({ label: 'Name', max: MAX_NAME })
  @Field(() => String, {
    description: `Name of the area, 1 to ${MAX_NAME} characters, unique ignoring case.`,
  })
  name!: string;

  @ArrayMinSize(1, { message: 'Enter at least one pincode' })
  @ArrayMaxSize(MAX_PINCODES, { message: `An area can have at most ${MAX_PINCODES} pincodes` })
  @Matches(/^[1-9]\d{5}$/, { each: true, message: 'Pincode must be 6 digits' })
  @Field(() => [Pincode], {
    description: `PIN codes of the area, six digits each: 1 to ${MAX_PINCODES}. None may belong to another area.`,
  })
  pincodes!: string[];

  @Field(() => [SlotInput], {
    description:
      'All pickup slots of the area; an empty list means pickups without a time. Slots missing from the list are no longer offered.',
  })
  slots!: SlotInput[];
}

@InputType({ description: 'A new area: its name, PIN codes and slots.' })
export class CreateAreaInput extends AreaFields {}

@InputType({ description: 'The new name, PIN codes and slots of an area.' })
export class UpdateAreaInput extends AreaFields {}

@InputType({ description: 'A day without pickups.' })
export class CreateHolidayInput {
  @Field(() => CalendarDate, { description: 'The day to close, today (Asia/Kolkata) or later.' })
  day!: string;

  @Line({ label: 'Reason', required: 'A reason is required' })
  @Field(() => String, { description: 'Reason, shown to customers; 1 to 100 characters.' })
  reason!: string;
}

@InputType({ description: 'A closed day.' })
export class DeleteHolidayInput {
  @Field(() => CalendarDate, { description: 'The day to open.' })
  day!: string;
}

@InputType({ description: 'A PIN code, and the e-mail to notify when it is served.' })
export class JoinWaitlistInput {
  @PincodeRule()
  @Field(() => Pincode, { description: 'PIN code: six digits, the first one not 0.' })
  pincode!: string;

  @Email('Please enter a valid email')
  @Field(() => EmailAddress, {
    description: 'E-mail address that gets one mail when the PIN code is served.',
  })
  email!: string;
}
