import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { RequirePermission, AllowWithoutPasskey, SignedIn } from '../graphql/access/access.js';
import { actingFor } from '../auth/ownership.policy.js';
import { hasPermission } from '../auth/permission.policy.js';
import { type Context, signedIn } from '../graphql/context.js';
import { rowLoader } from '../graphql/data-loaders.js';
import {
  type Connection,
  connectionOf,
  type Page,
  pageArgs,
} from '../platform/lists/pagination.js';
import { Paise } from '../platform/scalars.js';
import { User } from './user.entity.js';
import { UserFilter } from './user.inputs.js';
import { type ListedUser, listUsers } from './user-search.queries.js';
import { balancesOf, survivorOfMerge, requireUser, type UserRow } from './users.queries.js';

/** A user in a field of GraphQL. Only rows of lists already contain the balance. */
type ShownUser = UserRow & Partial<Pick<ListedUser, 'balance'>>;

const loadBalance = rowLoader(balancesOf, ({ userId }) => userId);

const UserConnection = connectionOf(User);

const UsersPage = pageArgs(50);

@Resolver(() => User)
export class UsersResolver {
  @SignedIn()
  @AllowWithoutPasskey()
  @Query(() => User, { description: 'The signed-in user.' })
  me(@Ctx() context: Context): Promise<UserRow> {
    return requireUser(context.em, signedIn(context).userId);
  }

  @SignedIn({ staffPermission: 'customers.read' })
  @Query(() => User, {
    description:
      'One user. Staff also get deleted users; for a merged customer they get the remaining one. NOT_FOUND, or FORBIDDEN for staff, when you may not see the user.',
  })
  async user(
    @Arg('id', () => ID, { description: 'Id of the user.' }) id: string,
    @Ctx() context: Context,
  ): Promise<UserRow> {
    const viewer = signedIn(context);
    const deleted = hasPermission(viewer, 'customers.read');
    const user = await requireUser(context.em, actingFor(viewer, id, 'customers.read'), {
      deleted,
    });
    const survivorId = user.archivedAt && (await survivorOfMerge(context.em, user.id));
    return survivorId ? requireUser(context.em, survivorId, { deleted }) : user;
  }

  @RequirePermission('customers.read')
  @Query(() => UserConnection, {
    description: 'Users, newest first; with `updatedSince` by the last change.',
  })
  users(
    @Arg('filter', () => UserFilter, { nullable: true, description: 'Filter.' })
    filter: UserFilter | null,
    @Args(() => UsersPage) page: Page,
    @Ctx() { em }: Context,
  ): Promise<Connection<ListedUser>> {
    return listUsers(em, filter ?? {}, page);
  }

  @FieldResolver(() => Paise, {
    description:
      'Balance due in paise: total minus payments over all orders that are not cancelled. Overpayments of an order are not deducted.',
  })
  async balance(@Root() user: ShownUser, @Ctx() context: Context): Promise<number> {
    if (user.balance !== undefined) return user.balance ?? 0;
    const owed = await loadBalance(context, user.id);
    return owed?.balance ?? 0;
  }
}
