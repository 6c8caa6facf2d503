import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../platform/optimistic-lock.js';
import { DeletePayload } from '../platform/payloads.js';
import { SavedFilter } from './saved-filter.entity.js';
import { CreateSavedFilterInput, RenameSavedFilterInput } from './saved-filters.inputs.js';
import { savedFiltersOf, type SavedFilterRow } from './saved-filters.queries.js';
import * as savedFilters from './saved-filters.service.js';

@ObjectType({ description: 'A saved or renamed filter.' })
export class SavedFilterPayload {
  @Field(() => String, { description: 'Human-readable result.' })
  message!: string;

  @Field(() => SavedFilter, { description: 'The saved filter after the change.' })
  savedFilter!: SavedFilter;
}

@Resolver()
export class SavedFiltersResolver {
  @RequirePermission('orders.read')
  @Query(() => [SavedFilter], {
    description: 'Your own saved filters of the order list, sorted by name; at most 20.',
  })
  savedFilters(@Ctx() context: Context): Promise<SavedFilterRow[]> {
    return savedFiltersOf(signedIn(context), context.em);
  }

  @RequirePermission('orders.read')
  @Mutation(() => SavedFilterPayload, {
    description:
      'Saves a filter of the order list under a name. Only you see it. BAD_USER_INPUT with fields. CONFLICT (field `name`) when you already have a filter with the name, ignoring case; CONFLICT with 20 filters.',
  })
  async createSavedFilter(
    @Arg('input', () => CreateSavedFilterInput, { description: 'Name and filter.' })
    input: CreateSavedFilterInput,
    @Ctx() context: Context,
  ): Promise<SavedFilterPayload> {
    const savedFilter = await savedFilters.createSavedFilter(signedIn(context), context, input);
    return { message: 'Filter saved', savedFilter };
  }

  @RequirePermission('orders.read')
  @Mutation(() => SavedFilterPayload, {
    description:
      'Renames one of your saved filters. BAD_USER_INPUT with fields; NOT_FOUND for a filter of another user. CONFLICT (field `name`) when you already have the name; CONFLICT for an outdated version.',
  })
  async renameSavedFilter(
    @Arg('id', () => ID, { description: 'Id of the saved filter.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Arg('input', () => RenameSavedFilterInput, { description: 'The new name.' })
    input: RenameSavedFilterInput,
    @Ctx() context: Context,
  ): Promise<SavedFilterPayload> {
    const savedFilter = await savedFilters.renameSavedFilter(
      signedIn(context),
      context,
      { id, version },
      input,
    );
    return { message: 'Filter renamed', savedFilter };
  }

  @RequirePermission('orders.read')
  @Mutation(() => DeletePayload, {
    description:
      'Deletes one of your saved filters. NOT_FOUND for a filter of another user. CONFLICT when the object changed since `version`.',
  })
  async deleteSavedFilter(
    @Arg('id', () => ID, { description: 'Id of the saved filter.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Ctx() context: Context,
  ): Promise<DeletePayload> {
    await savedFilters.deleteSavedFilter(signedIn(context), context, { id, version });
    return { message: 'Filter deleted', deletedId: id };
  }
}
