import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A state or union territory of India.' })
export class State {
  @Field(() => ID, { description: 'Its ISO 3166-2 code without the country: TN.' })
  id!: string;

  @Field(() => String, { description: 'Its name in plain letters: Tamil Nadu.' })
  name!: string;
}
