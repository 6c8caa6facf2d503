import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Can } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { MessagePayload } from '../platform/payloads.js';
import { SavedView } from './saved-view.entity.js';
import { RenameViewArgs, SaveViewArgs } from './saved-views.inputs.js';
import { savedViewsOf, type SavedViewRow } from './saved-views.queries.js';
import * as savedViews from './saved-views.service.js';

@ObjectType({ description: 'A saved or renamed view.' })
export class SavedViewPayload {
  @Field(() => String, { description: 'Human-readable result.' })
  message!: string;

  @Field(() => SavedView, { description: 'The view as it is now.' })
  view!: SavedView;
}

@Resolver()
export class SavedViewsResolver {
  @Can('orders.read')
  @Query(() => [SavedView], { description: 'Your own views of orders, by name; at most 20.' })
  savedViews(@Ctx() context: Context): Promise<SavedViewRow[]> {
    return savedViewsOf(signedIn(context), context.em);
  }

  @Can('orders.read')
  @Mutation(() => SavedViewPayload, {
    description:
      'Keeps a filter of orders under a name, for yourself. BAD_USER_INPUT with fields; CONFLICT for a name that another of your views has (field `name`, without regard to case), and with 20 views.',
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
      'Gives one of your views another name. BAD_USER_INPUT with fields; NOT_FOUND for one that is not yours; CONFLICT for a name that another has (field `name`), and for another version.',
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
    description: 'Deletes one of your views. NOT_FOUND for one that is not yours.',
  })
  async deleteView(
    @Arg('id', () => ID, { description: 'Id of the view.' }) id: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await savedViews.deleteView(signedIn(context), context, id);
    return { message: 'View deleted' };
  }
}
