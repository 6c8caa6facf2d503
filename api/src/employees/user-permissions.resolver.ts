import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Int, Resolver, Root } from 'type-graphql';
import { Permission, PERMISSION_NAMES } from '../../rules/permission.js';
import { hasPermission } from '../auth/permission.policy.js';
import type { Context } from '../graphql/context.js';
import { rowLoader } from '../graphql/data-loaders.js';
import { Role, User } from '../users/user.entity.js';
import type { UserRow } from '../users/users.queries.js';
import { permissionsOf } from './user-permissions.queries.js';

const loadPermissions = rowLoader(permissionsOf, ({ userId }) => userId ?? '');

/** Whether the field is selected in the payload of a sign-in, whose user is the viewer. */
const hasJustSignedIn = ({ path }: GraphQLResolveInfo): boolean =>
  path.prev?.typename === 'SignInPayload';

/** Fields of a user that come from the employee directory. */
@Resolver(() => User)
export class UserPermissionsResolver {
  @FieldResolver(() => [Permission], {
    nullable: true,
    description:
      'Current permissions of the account in the back-office: all for an admin, none for a customer. Null for accounts of other people, unless you may change employees.',
  })
  async permissions(
    @Root() user: Pick<UserRow, 'id' | 'role'>,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Permission[] | null> {
    const { viewer } = context;
    const isOwn = viewer?.userId === user.id || hasJustSignedIn(info);
    if (!isOwn && !(viewer && hasPermission(viewer, 'staff.write'))) return null;
    if (user.role === Role.ADMIN) return PERMISSION_NAMES.map((name) => Permission[name]);
    if (user.role !== Role.STAFF) return [];
    if (viewer?.userId === user.id) return [...viewer.permissions];
    return (await loadPermissions(context, user.id))?.permissions ?? [];
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Highest discount that the account may give, in percent of the items of an order. Null without a limit, and for accounts of other people.',
  })
  async discountLimit(
    @Root() user: Pick<UserRow, 'id' | 'role'>,
    @Ctx() context: Context,
  ): Promise<number | null> {
    const { viewer } = context;
    if (viewer?.userId !== user.id || hasPermission(viewer, 'orders.discount')) return null;
    return (await loadPermissions(context, user.id))?.discountLimit ?? 0;
  }
}
