import { ArgsType, Field, ID, Int } from 'type-graphql';
import { Line } from '../platform/inputs.js';
import { SEEN_VERSION } from '../platform/versioned.js';

/** Longest name of a view. */
const MAX_NAME = 40;

@ArgsType()
export class SaveViewArgs {
  @Line({ label: 'Name', max: MAX_NAME })
  @Field(() => String, { description: `Name of the view, 1 to ${MAX_NAME} characters.` })
  name!: string;

  @Line({ label: 'Filter', min: 0, max: 1000 })
  @Field(() => String, {
    description: "Query string of the list's URL, at most 1000 characters; empty for all orders.",
  })
  query!: string;
}

@ArgsType()
export class RenameViewArgs {
  @Field(() => ID, { description: 'Id of the view.' })
  id!: string;

  @Field(() => Int, { description: SEEN_VERSION })
  version!: number;

  @Line({ label: 'Name', max: MAX_NAME })
  @Field(() => String, { description: `Name of the view, 1 to ${MAX_NAME} characters.` })
  name!: string;
}
