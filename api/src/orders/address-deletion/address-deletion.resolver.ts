import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { UserPayload } from '../../users/user.payloads.js';
import { requireUser } from '../../users/users.queries.js';
import { deleteAddress } from './address-deletion.service.js';

/**
 * The mutation is here and not in `addresses/`, because it also ends the recurring pickups of the
 * address.
 */
@Resolver()
export class AddressDeletionResolver {
  @SignedIn({ others: 'customers.write' })
  @Mutation(() => UserPayload, {
    description:
      'Deletes an address. If it was the primary one, the newest remaining address becomes primary. Its recurring pickups end; the customer gets a mail when staff deleted it. NOT_FOUND when the viewer may not delete it; BAD_USER_INPUT as for `addAddress`.',
  })
  async deleteAddress(
    @Arg('id', () => ID, { description: 'Id of the address.' }) id: string,
    @Ctx() context: Context,
  ): Promise<UserPayload> {
    const { userId } = await deleteAddress(signedIn(context), context, id);
    return { message: 'Address deleted successfully', user: await requireUser(context.em, userId) };
  }
}
