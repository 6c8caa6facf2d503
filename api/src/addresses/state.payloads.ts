import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A state or union territory of India.' })
export class State {
  @Field(() => ID, { description: 'ISO 3166-2 code without the country, such as TN.' })
  id!: string;

  @Field(() => String, { description: 'Name in plain letters, such as Tamil Nadu.' })
  name!: string;
}
