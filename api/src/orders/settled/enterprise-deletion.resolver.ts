import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Can } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { MessagePayload } from '../../platform/payloads.js';
import { deleteEnterprise } from './enterprise-deletion.service.js';

/** Beside the orders, because open ones keep their enterprise. */
@Resolver()
export class EnterpriseDeletionResolver {
  @Can('enterprises.write')
  @Mutation(() => MessagePayload, {
    description:
      'Hides a business customer everywhere and signs it out at once; its orders stay, and admins can read them. NOT_FOUND for a user that is no enterprise; CONFLICT, which says what, while orders are open, money is due or money is to be refunded.',
  })
  async deleteEnterprise(
    @Arg('id', () => ID, { description: 'Id of the enterprise.' }) id: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await deleteEnterprise(context, id);
    return { message: 'Enterprise deleted successfully' };
  }
}
