import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Can } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { DeskSearchArgs } from './desk-search.inputs.js';
import { FoundThings } from './desk-search.payloads.js';
import { searchAll } from './desk-search.queries.js';

@Resolver()
export class DeskSearchResolver {
  @Can('orders.read')
  @Query(() => FoundThings, {
    description:
      'Search of the back office: a part of an order id, phone, name, e-mail or saved address, case-insensitive. Fewer than three characters find nothing. BAD_USER_INPUT with fields.',
  })
  deskSearch(@Args() { text }: DeskSearchArgs, @Ctx() context: Context): Promise<FoundThings> {
    return searchAll(context.em, signedIn(context), text);
  }
}
