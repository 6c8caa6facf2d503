import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Public, SignedIn } from '../access.js';
import { type Context, signedIn } from '../context.js';
import { UserPayload } from '../users/user.payloads.js';
import { User } from '../users/user.entity.js';
import { requireUser, type UserRow } from '../users/users.queries.js';
import { Address } from './address.entity.js';
import { AddressInput } from './address.inputs.js';
import * as addresses from './addresses.service.js';
import { State, STATES } from './states.js';

@ObjectType({ description: 'A saved address.' })
export class AddressPayload {
  @Field(() => String, { description: 'What happened, in words for a person.' })
  message!: string;

  @Field(() => Address, { description: 'The address as it is now.' })
  address!: Address;

  @Field(() => User, { description: 'Its owner, with all addresses as they are now.' })
  user!: UserRow;
}

async function payload(
  { em }: Context,
  message: string,
  address: Address,
): Promise<AddressPayload> {
  return { message, address, user: await requireUser(em, address.user.id) };
}

@Resolver()
export class AddressesResolver {
  @Public()
  @Query(() => [State], { description: 'The states and union territories of India, by name.' })
  states(): readonly State[] {
    return STATES;
  }

  @SignedIn()
  @Mutation(() => AddressPayload, {
    description:
      "Saves an address. A user's first address becomes the primary one. BAD_USER_INPUT with fields; CONFLICT at more than 20.",
  })
  async addAddress(
    @Arg('input', () => AddressInput, { description: 'What to save.' }) input: AddressInput,
    @Arg('userId', () => ID, { nullable: true, description: 'Admins only: save it for this user.' })
    userId: string | undefined,
    @Ctx() context: Context,
  ): Promise<AddressPayload> {
    const address = await addresses.addAddress(
      signedIn(context),
      context,
      input,
      userId ?? undefined,
    );
    return payload(context, 'Address added successfully', address);
  }

  @SignedIn()
  @Mutation(() => AddressPayload, {
    description: 'Changes an address of your own. NOT_FOUND for any other.',
  })
  async updateAddress(
    @Arg('id', () => ID, { description: 'Id of the address.' }) id: string,
    @Arg('input', () => AddressInput, { description: 'What to save.' }) input: AddressInput,
    @Ctx() context: Context,
  ): Promise<AddressPayload> {
    const address = await addresses.updateAddress(signedIn(context), context, id, input);
    return payload(context, 'Address updated successfully', address);
  }

  @SignedIn()
  @Mutation(() => AddressPayload, {
    description: 'Makes an address of your own the primary one. NOT_FOUND for any other.',
  })
  async setPrimaryAddress(
    @Arg('id', () => ID, { description: 'Id of the address.' }) id: string,
    @Ctx() context: Context,
  ): Promise<AddressPayload> {
    const address = await addresses.setPrimaryAddress(signedIn(context), context, id);
    return payload(context, 'Primary address updated successfully', address);
  }

  @SignedIn()
  @Mutation(() => UserPayload, {
    description:
      'Deletes an address of your own; if it was the primary one, the newest one left becomes that. NOT_FOUND for any other.',
  })
  async deleteAddress(
    @Arg('id', () => ID, { description: 'Id of the address.' }) id: string,
    @Ctx() context: Context,
  ): Promise<UserPayload> {
    const { userId } = await addresses.deleteAddress(signedIn(context), context, id);
    return { message: 'Address deleted successfully', user: await requireUser(context.em, userId) };
  }
}
