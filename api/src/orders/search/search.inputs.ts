import { ArgsType, Field } from 'type-graphql';
import { Line } from '../../platform/input-decorators.js';

@ArgsType()
export class SearchArgs {
  @Line({ label: 'Search', min: 0 })
  @Field(() => String, { description: 'Text to search for; at most 100 characters.' })
  query!: string;
}
