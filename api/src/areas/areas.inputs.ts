import { ArrayMaxSize, ArrayMinSize, Matches, Max, Min } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { Email, Line, Pincode } from '../platform/inputs.js';
import { CalendarDate } from '../platform/scalars.js';

/** Longest name of an area. */
const MAX_NAME = 60;
const MOST_PINCODES = 200;
const MOST_PLACES = 1000;

/** HH:MM of a day of 24 hours. */
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

@InputType({ description: 'A part of the town to save.' })
export class AreaInput {
  @Line({ label: 'Name', max: MAX_NAME })
  @Field(() => String, {
    description: `Name of the area, 1 to ${MAX_NAME} characters, unique ignoring case.`,
  })
  name!: string;

  @ArrayMinSize(1, { message: 'Enter at least one pincode' })
  @ArrayMaxSize(MOST_PINCODES, { message: `An area has at most ${MOST_PINCODES} PIN codes` })
  @Matches(/^[1-9]\d{5}$/, { each: true, message: 'Pincode must be 6 digits' })
  @Field(() => [String], {
    description: `Its PIN codes, six digits each: 1 to ${MOST_PINCODES}, of which none is of another area.`,
  })
  pincodes!: string[];
}

@InputType({ description: 'A time span in which an area has pickups, each week.' })
export class SlotInput {
  @Min(0, { message: 'Weekday must be 0 to 6' })
  @Max(6, { message: 'Weekday must be 0 to 6' })
  @Field(() => Int, { description: 'Day of the week, 0 (Sunday) to 6.' })
  weekday!: number;

  @Matches(CLOCK, { message: 'Start must be a time such as 10:00' })
  @Line({ label: 'Start', max: 5 })
  @Field(() => String, { description: 'Start time: HH:MM, Asia/Kolkata.' })
  starts!: string;

  @Matches(CLOCK, { message: 'End must be a time such as 12:00' })
  @Line({ label: 'End', max: 5 })
  @Field(() => String, { description: 'End time: HH:MM, after the start.' })
  ends!: string;

  @Min(1, { message: 'Places must be at least 1' })
  @Max(MOST_PLACES, { message: `Places must be at most ${MOST_PLACES}` })
  @Field(() => Int, { description: `Pickups that it has room for on a day, 1 to ${MOST_PLACES}.` })
  places!: number;
}

@ArgsType()
export class CloseDayArgs {
  @Field(() => CalendarDate, { description: 'Which day, from today on.' })
  day!: string;

  @Line({ label: 'Reason', required: 'A reason is required' })
  @Field(() => String, { description: 'Why, as customers read it; 1 to 100 characters.' })
  reason!: string;
}

@InputType({ description: 'A PIN code, and the e-mail to notify when it is served.' })
export class PincodeWishInput {
  @Pincode()
  @Field(() => String, { description: 'PIN code: six digits, the first one not 0.' })
  pincode!: string;

  @Email('Please enter a valid email')
  @Field(() => String, { description: 'E-mail to write to, once.' })
  email!: string;
}
