import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime, PhoneNumber } from '../platform/scalars.js';
import { User } from '../users/user.entity.js';
import type { UserRow } from '../users/users.queries.js';
import { Node } from '../platform/node.js';

@ObjectType('CustomerMerge', {
  implements: Node,
  simpleResolvers: true,
  description: 'A merge of one customer into another.',
})
export class CustomerMergeView {
  id!: string;

  @Field(() => String, { description: 'Name of the customer that was merged.' })
  mergedName!: string;

  @Field(() => PhoneNumber, {
    nullable: true,
    description: 'Phone of the customer that was merged.',
  })
  mergedPhone!: string | null;

  @Field(() => DateTime, { description: 'Time of the merge.' })
  mergedAt!: Date;

  @Field(() => DateTime, { description: 'Time until which the merge can be undone.' })
  undoableUntil!: Date;
}

@ObjectType({ description: 'Result of a merge or of an undo.' })
export class CustomerMergePayload {
  @Field(() => String, { description: 'Human-readable result.' })
  message!: string;

  @Field(() => ID, { description: 'Id of the merge, a UUID.' })
  mergeId!: string;

  @Field(() => User, {
    description: 'The remaining customer; after an undo, the customer that is separate again.',
  })
  user!: UserRow;
}

@ObjectType({ description: 'A customer who signed up with the phone of another customer.' })
export class DuplicateSuggestion {
  @Field(() => User, { description: 'The customer who signed up.' })
  customer!: UserRow;

  @Field(() => User, { description: 'The older customer with the same phone.' })
  other!: UserRow;
}
