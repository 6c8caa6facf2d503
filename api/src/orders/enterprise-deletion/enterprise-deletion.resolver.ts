import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { DeletePayload } from '../../platform/payloads.js';
import { deleteEnterprise } from './enterprise-deletion.service.js';

/** The mutation is here and not in `enterprises/`, because open orders prevent the deletion. */
@Resolver()
export class EnterpriseDeletionResolver {
  @RequirePermission('enterprises.write')
  @Mutation(() => DeletePayload, {
    description:
      'Archives an enterprise: it is hidden in all lists and signed out at once. Its orders remain, and admins can read them. NOT_FOUND for a user that is not an enterprise. CONFLICT with the reasons while orders are open, or while money or a refund is due.',
  })
  async deleteEnterprise(
    @Arg('id', () => ID, { description: 'Id of the enterprise.' }) id: string,
    @Ctx() context: Context,
  ): Promise<DeletePayload> {
    await deleteEnterprise(context, id);
    return { message: 'Enterprise deleted successfully', deletedId: id };
  }
}
