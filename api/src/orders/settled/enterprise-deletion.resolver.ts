import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Can } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { MessagePayload } from '../../platform/payloads.js';
import { deleteEnterprise } from './enterprise-deletion.service.js';

/** This module owns the mutation, because open orders prevent the deletion. */
@Resolver()
export class EnterpriseDeletionResolver {
  @Can('enterprises.write')
  @Mutation(() => MessagePayload, {
    description:
      'Hides a business customer everywhere and signs it out at once. Its orders stay, and admins can read them. NOT_FOUND for a user that is not an enterprise. CONFLICT with the reasons while orders are open, money is due or a refund is due.',
  })
  async deleteEnterprise(
    @Arg('id', () => ID, { description: 'Id of the enterprise.' }) id: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await deleteEnterprise(context, id);
    return { message: 'Enterprise deleted successfully' };
  }
}
