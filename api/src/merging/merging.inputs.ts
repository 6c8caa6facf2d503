import { Field, ID, InputType, Int } from 'type-graphql';
import { OptionalId } from '../platform/inputs.js';

@InputType({ description: 'Which of two customers stays, and which one becomes part of it.' })
export class MergeCustomersInput {
  @OptionalId('Customer')
  @Field(() => ID, { description: 'Id of the customer that stays.' })
  keptId!: string;

  @Field(() => Int, { description: 'The version of it that you saw.' })
  keptVersion!: number;

  @OptionalId('Customer')
  @Field(() => ID, { description: 'Id of the customer that becomes part of the other.' })
  mergedId!: string;

  @Field(() => Int, { description: 'The version of it that you saw.' })
  mergedVersion!: number;
}
