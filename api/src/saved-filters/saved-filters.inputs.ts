import { ArgsType, Field, ID, Int } from 'type-graphql';
import { Line } from '../platform/input-decorators.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../platform/optimistic-lock.js';

/** Maximum length of the name of a saved filter. */
const MAX_NAME = 40;

@ArgsType()
export class CreateSavedFilterArgs {
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

@ArgsType()
export class RenameSavedFilterArgs {
  @Field(() => ID, { description: 'Id of the saved filter.' })
  id!: string;

  @Field(() => Int, { description: EXPECTED_VERSION_DESCRIPTION })
  version!: number;

  @Line({ label: 'Name', max: MAX_NAME })
  @Field(() => String, { description: `Name of the saved filter, 1 to ${MAX_NAME} characters.` })
  name!: string;
}
