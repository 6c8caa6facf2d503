import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { hasPermission } from '../auth/permission.policy.js';
import { type Context, signedIn } from '../graphql/context.js';
import { rowLoader } from '../graphql/data-loaders.js';
import { Actor } from './actor.js';
import { User } from './user.entity.js';
import { type UserRow, usersByIds } from './users.queries.js';

const loadUser = rowLoader(usersByIds, ({ id }) => id);

/** A user, also a deleted one; null for other people without CUSTOMERS_READ. */
export async function readableUser(context: Context, id: string | null): Promise<UserRow | null> {
  const viewer = signedIn(context);
  if (!id || (id !== viewer.userId && !hasPermission(viewer, 'customers.read'))) return null;
  return (await loadUser(context, id)) ?? null;
}

@Resolver(() => Actor)
export class ActorResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description:
      'The account of the user, also a deleted one. Null for a command, and for accounts of other people without CUSTOMERS_READ.',
  })
  user(@Root() { userId }: Actor, @Ctx() context: Context): Promise<UserRow | null> {
    return readableUser(context, userId);
  }
}
