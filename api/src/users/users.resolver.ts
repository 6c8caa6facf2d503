import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { SignedIn } from '../access.js';
import { Address } from '../addresses/address.entity.js';
import { addressesOf } from '../addresses/addresses.queries.js';
import { type Context, signedIn } from '../context.js';
import { listLoader } from '../loader.js';
import { notFound } from '../platform/errors.js';
import { Role, User } from './user.entity.js';
import { requireUser, type UserRow } from './users.queries.js';

const loadAddresses = listLoader(addressesOf, ({ userId }) => userId);

@Resolver(() => User)
export class UsersResolver {
  @SignedIn()
  @Query(() => User, { description: 'The signed-in user.' })
  me(@Ctx() context: Context): Promise<UserRow> {
    return requireUser(context.em, signedIn(context).userId);
  }

  @SignedIn()
  @Query(() => User, {
    description: 'One user: yourself, or anybody for an admin. NOT_FOUND otherwise.',
  })
  async user(
    @Arg('id', () => ID, { description: 'Id of the user.' }) id: string,
    @Ctx() context: Context,
  ): Promise<UserRow> {
    const viewer = signedIn(context);
    if (viewer.role !== Role.ADMIN && viewer.userId !== id) throw notFound('User');
    return requireUser(context.em, id);
  }

  @FieldResolver(() => [Address], {
    description: 'Saved addresses, the primary one first, then the newest.',
  })
  addresses(@Root() user: UserRow, @Ctx() context: Context) {
    return loadAddresses(context, user.id);
  }
}
