import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { SearchArgs } from './search.inputs.js';
import { SearchResults } from './search.payloads.js';
import { searchAll } from './search.queries.js';

@Resolver()
export class SearchResolver {
  @RequirePermission('orders.read')
  @Query(() => SearchResults, {
    description:
      'Search of the back-office by a part of an order id, phone, name, e-mail or saved address; case-insensitive. A text of fewer than three characters has no results. BAD_USER_INPUT with fields.',
  })
  search(@Args() { query }: SearchArgs, @Ctx() context: Context): Promise<SearchResults> {
    return searchAll(context.em, signedIn(context), query);
  }
}
