import { Field, ID, InputType, Int } from 'type-graphql';
import { OptionalId } from '../platform/input-decorators.js';

@InputType({ description: 'The two customers of a merge, with the versions that you read.' })
export class MergeCustomersInput {
  @OptionalId('Customer')
  @Field(() => ID, { description: 'Id of the customer that remains.' })
  survivorId!: string;

  @Field(() => Int, { description: 'Version of the remaining customer that you read.' })
  survivorVersion!: number;

  @OptionalId('Customer')
  @Field(() => ID, { description: 'Id of the customer that is merged into the other.' })
  mergedId!: string;

  @Field(() => Int, { description: 'Version of the merged customer that you read.' })
  mergedVersion!: number;
}

@InputType({ description: 'Two customers who are not the same person.' })
export class DismissDuplicateInput {
  @Field(() => ID, { description: 'Id of one customer.' })
  customerId!: string;

  @Field(() => ID, { description: 'Id of the other customer.' })
  otherCustomerId!: string;
}
