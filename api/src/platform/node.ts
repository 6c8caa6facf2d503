import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType({
  description: 'A record with an id, a UUID that no other record of its type has.',
})
export abstract class Node {
  @Field(() => ID, { description: 'Id of the record, a UUID.' })
  id!: string;
}
