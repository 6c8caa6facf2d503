import { Field, InputType } from 'type-graphql';
import { Line } from '../platform/input-decorators.js';

/** Maximum length of the name of a saved filter. */
const MAX_NAME = 40;

@InputType({ description: 'A filter to save.' })
export class CreateSavedFilterInput {
  @Line({ label: 'Name', max: MAX_NAME })
  @Field(() => String, { description: `Name of the saved filter, 1 to ${MAX_NAME} characters.` })
  name!: string;

  @Line({ label: 'Filter', min: 0, max: 1000 })
  @Field(() => String, {
    description:
      'Query string of the URL of the order list, at most 1000 characters; empty for all orders.',
  })
  filters!: string;
}

@InputType({ description: 'The new name of a saved filter.' })
export class RenameSavedFilterInput {
  @Line({ label: 'Name', max: MAX_NAME })
  @Field(() => String, { description: `Name of the saved filter, 1 to ${MAX_NAME} characters.` })
  name!: string;
}
