import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { DeletePayload } from '../../platform/payloads.js';
import { deleteEnterprise } from './enterprise-deletion.service.js';

/** The mutation is here and not in `enterprises/`, because it reads the open orders. */
@Resolver()
export class EnterpriseDeletionResolver {
  @RequirePermission('enterprises.write')
  @Mutation(() => DeletePayload, {
    description:
      'Archives an enterprise: lists no longer contain it, and all its sessions end at once. Its orders remain readable for staff with ORDERS_READ. NOT_FOUND for a user that is not an enterprise. CONFLICT, with the reasons, while one of its orders is open, has an amount due, or has an amount to refund.',
  })
  async deleteEnterprise(
    @Arg('id', () => ID, { description: 'Id of the enterprise.' }) id: string,
    @Ctx() context: Context,
  ): Promise<DeletePayload> {
    await deleteEnterprise(context, id);
    return { message: 'Enterprise deleted successfully', deletedId: id };
  }
}
