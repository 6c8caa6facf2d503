import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../../platform/optimistic-lock.js';
import { DeletePayload } from '../../platform/payloads.js';
import { deleteEnterprise } from './enterprise-deletion.service.js';

/** The mutation is here and not in `enterprises/`, because it reads the open orders. */
@Resolver()
export class EnterpriseDeletionResolver {
  @RequirePermission('enterprises.write')
  @Mutation(() => DeletePayload, {
    description:
      'Archives an enterprise: lists no longer contain it, and all its sessions end at once. Its orders remain readable for staff with ORDERS_READ. NOT_FOUND for a user that is not an enterprise. CONFLICT, with the reasons, while one of its orders is open, has an amount due, or has an amount to refund. CONFLICT when the object changed since `version`.',
  })
  async deleteEnterprise(
    @Arg('id', () => ID, { description: 'Id of the enterprise.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Ctx() context: Context,
  ): Promise<DeletePayload> {
    await deleteEnterprise(signedIn(context), context, { id, version });
    return { message: 'Enterprise deleted successfully', deletedId: id };
  }
}
