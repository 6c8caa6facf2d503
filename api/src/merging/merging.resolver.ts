import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RequirePermission } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { ListSize } from '../graphql/list-size.js';
import { rowLoader } from '../graphql/data-loaders.js';
import { MessagePayload } from '../platform/payloads.js';
import { User } from '../users/user.entity.js';
import { requireUser, type UserRow } from '../users/users.queries.js';
import {
  likeCustomers,
  MAX_DUPLICATES,
  orderCountsOf,
  signedUpTwice,
  undoableMerges,
} from './duplicates.queries.js';
import { DismissDuplicateInput, MergeCustomersInput } from './merging.inputs.js';
import {
  CustomerMergePayload,
  CustomerMergeView,
  DuplicateSuggestion,
} from './merging.payloads.js';
import { dismissDuplicate, mergeCustomers, undoCustomerMerge } from './merging.service.js';

const loadOrderCount = rowLoader(orderCountsOf, ({ userId }) => userId);

@Resolver(() => User)
export class MergingResolver {
  @RequirePermission('customers.read')
  @ListSize(MAX_DUPLICATES)
  @Query(() => [User], {
    description:
      'Customers who are likely the same person as this one, because phone or e-mail is the same. Newest first, at most 20, without dismissed pairs. Empty for users with another role.',
  })
  customerDuplicates(
    @Arg('id', () => ID, { description: 'Id of the customer.' }) id: string,
    @Ctx() { em }: Context,
  ): Promise<UserRow[]> {
    return likeCustomers(em, id);
  }

  @RequirePermission('customers.read')
  @ListSize(MAX_DUPLICATES)
  @Query(() => [DuplicateSuggestion], {
    description:
      'Customers who signed up in the last 30 days with the phone of an older customer. Newest first, at most 20, without dismissed pairs.',
  })
  duplicateSuggestions(@Ctx() { em }: Context): Promise<DuplicateSuggestion[]> {
    return signedUpTwice(em);
  }

  @RequirePermission('customers.read')
  @ListSize(MAX_DUPLICATES)
  @Query(() => [CustomerMergeView], {
    description: 'Merges into this customer that can still be undone, newest first.',
  })
  customerMerges(
    @Arg('id', () => ID, { description: 'Id of the remaining customer.' }) id: string,
    @Ctx() { em }: Context,
  ): Promise<CustomerMergeView[]> {
    return undoableMerges(em, id);
  }

  @RequirePermission('customers.write')
  @Mutation(() => CustomerMergePayload, {
    description:
      'Merges two customers: orders (with payments and invoices), addresses and recurring pickups move to the remaining customer. The merged customer can no longer sign in. Staff can undo the merge for 24 hours. NOT_FOUND unless both are customers. BAD_USER_INPUT (field `survivorId`) when only the merged customer has an e-mail to sign in. BAD_USER_INPUT (field `mergedId`) for the same customer twice. CONFLICT when one of them changed since the given version.',
  })
  async mergeCustomers(
    @Arg('input', () => MergeCustomersInput, {
      description: 'The two customers and their versions.',
    })
    input: MergeCustomersInput,
    @Ctx() context: Context,
  ): Promise<CustomerMergePayload> {
    const { id, survivor, merged } = await mergeCustomers(signedIn(context), context, input);
    return {
      message: `${merged.name} was merged into ${survivor.name}`,
      mergeId: id,
      user: await requireUser(context.em, survivor.id),
    };
  }

  @RequirePermission('customers.write')
  @Mutation(() => CustomerMergePayload, {
    description:
      'Undoes a merge within 24 hours. Records made after the merge stay with the remaining customer. The message lists the records that could not be moved back. Passkeys and social accounts are not restored. NOT_FOUND for an unknown merge. CONFLICT when it is older than 24 hours or already undone, or when the remaining customer was later merged into another one.',
  })
  async undoCustomerMerge(
    @Arg('id', () => ID, { description: 'Id of the merge.' }) id: string,
    @Ctx() context: Context,
  ): Promise<CustomerMergePayload> {
    const { userId, message } = await undoCustomerMerge(signedIn(context), context, id);
    return { message, mergeId: id, user: await requireUser(context.em, userId) };
  }

  @RequirePermission('customers.write')
  @Mutation(() => MessagePayload, {
    description:
      'Dismisses a pair: the two customers are two people and are no longer suggested for a merge. NOT_FOUND unless both are customers.',
  })
  async dismissDuplicate(
    @Arg('input', () => DismissDuplicateInput, { description: 'The two customers.' })
    { customerId, otherCustomerId }: DismissDuplicateInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await dismissDuplicate(signedIn(context), context, customerId, otherCustomerId);
    return { message: 'Marked as different customers' };
  }

  @FieldResolver(() => Int, { description: "Number of the user's orders, in any status." })
  async orderCount(@Root() user: UserRow, @Ctx() context: Context): Promise<number> {
    return (await loadOrderCount(context, user.id))?.count ?? 0;
  }
}
