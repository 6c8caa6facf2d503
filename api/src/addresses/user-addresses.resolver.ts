import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context.js';
import { ListSize } from '../graphql/list-size.js';
import { listLoader } from '../graphql/data-loaders.js';
import { User } from '../users/user.entity.js';
import type { UserRow } from '../users/users.queries.js';
import { Address } from './address.entity.js';
import { addressesOf } from './addresses.queries.js';

const loadAddresses = listLoader(addressesOf, ({ userId }) => userId);

/** Address fields of a user. */
@Resolver(() => User)
export class UserAddressesResolver {
  @ListSize(3)
  @FieldResolver(() => [Address], {
    description: 'Saved addresses, the primary one first, then the newest.',
  })
  addresses(@Root() user: UserRow, @Ctx() context: Context) {
    return loadAddresses(context, user.id);
  }
}
