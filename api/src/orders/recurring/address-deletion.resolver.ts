import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { UserPayload } from '../../users/user.payloads.js';
import { requireUser } from '../../users/users.queries.js';
import { deleteAddress } from './address-deletion.service.js';

/** Beside what repeats, which ends with its address. */
@Resolver()
export class AddressDeletionResolver {
  @SignedIn({ others: 'customers.write' })
  @Mutation(() => UserPayload, {
    description:
      'Deletes an address. If it was the primary one, the newest one left becomes that. What repeats there ends; its customer is mailed that staff did it. NOT_FOUND when you may not delete it; BAD_USER_INPUT as for `addAddress`.',
  })
  async deleteAddress(
    @Arg('id', () => ID, { description: 'Id of the address.' }) id: string,
    @Ctx() context: Context,
  ): Promise<UserPayload> {
    const { userId } = await deleteAddress(signedIn(context), context, id);
    return { message: 'Address deleted successfully', user: await requireUser(context.em, userId) };
  }
}
