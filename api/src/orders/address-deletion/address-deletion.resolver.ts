import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../../platform/optimistic-lock.js';
import { DeletePayload } from '../../platform/payloads.js';
import { User } from '../../users/user.entity.js';
import { requireUser, type UserRow } from '../../users/users.queries.js';
import { deleteAddress } from './address-deletion.service.js';

@ObjectType({ description: 'A deleted address.' })
export class DeleteAddressPayload extends DeletePayload {
  @Field(() => User, { description: 'The owner with all addresses after the change.' })
  user!: UserRow;
}

/**
 * The mutation is here and not in `addresses/`, because it also ends the recurring pickups of the
 * address.
 */
@Resolver()
export class AddressDeletionResolver {
  @SignedIn({ staffPermission: 'customers.write' })
  @Mutation(() => DeleteAddressPayload, {
    description:
      'Deletes an address and ends its recurring pickups. If it was the primary address, the newest remaining address becomes primary. The customer gets a mail about each recurring pickup that staff end in this way. NOT_FOUND for an address of another user; FORBIDDEN for staff without CUSTOMERS_WRITE. BAD_USER_INPUT as for `createAddress`. CONFLICT when the object changed since `version`.',
  })
  async deleteAddress(
    @Arg('id', () => ID, { description: 'Id of the address.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Ctx() context: Context,
  ): Promise<DeleteAddressPayload> {
    const { userId } = await deleteAddress(signedIn(context), context, { id, version });
    const user = await requireUser(context.em, userId);
    return { message: 'Address deleted successfully', deletedId: id, user };
  }
}
