import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Can } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { MessagePayload } from '../platform/payloads.js';
import { SavedView } from './saved-view.entity.js';
import { RenameViewArgs, SaveViewArgs } from './saved-views.inputs.js';
import { savedViewsOf, type SavedViewRow } from './saved-views.queries.js';
import * as savedViews from './saved-views.service.js';

@ObjectType({ description: 'A saved or renamed filter.' })
export class SavedViewPayload {
  @Field(() => String, { description: 'Human-readable result.' })
  message!: string;

  @Field(() => SavedView, { description: 'The saved filter after the change.' })
  view!: SavedView;
}

@Resolver()
export class SavedViewsResolver {
  @Can('orders.read')
  @Query(() => [SavedView], {
    description: 'Your own saved filters of the order list, sorted by name; at most 20.',
  })
  savedViews(@Ctx() context: Context): Promise<SavedViewRow[]> {
    return savedViewsOf(signedIn(context), context.em);
  }

  @Can('orders.read')
  @Mutation(() => SavedViewPayload, {
    description:
      'Saves a filter of the order list under a name. Only you see it. BAD_USER_INPUT with fields. CONFLICT (field `name`) when you already have a filter with the name, ignoring case; CONFLICT with 20 filters.',
  })
  async saveView(
    @Args(() => SaveViewArgs) given: SaveViewArgs,
    @Ctx() context: Context,
  ): Promise<SavedViewPayload> {
    const view = await savedViews.saveView(signedIn(context), context, given);
    return { message: 'View saved', view };
  }

  @Can('orders.read')
  @Mutation(() => SavedViewPayload, {
    description:
      'Renames one of your saved filters. BAD_USER_INPUT with fields; NOT_FOUND for a filter of another user. CONFLICT (field `name`) when you already have the name; CONFLICT for an outdated version.',
  })
  async renameView(
    @Args(() => RenameViewArgs) given: RenameViewArgs,
    @Ctx() context: Context,
  ): Promise<SavedViewPayload> {
    const view = await savedViews.renameView(signedIn(context), context, given);
    return { message: 'View renamed', view };
  }

  @Can('orders.read')
  @Mutation(() => MessagePayload, {
    description: 'Deletes one of your saved filters. NOT_FOUND for a filter of another user.',
  })
  async deleteView(
    @Arg('id', () => ID, { description: 'Id of the saved filter.' }) id: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await savedViews.deleteView(signedIn(context), context, id);
    return { message: 'View deleted' };
  }
}
