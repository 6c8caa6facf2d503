import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Public, SignedIn } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../platform/optimistic-lock.js';
import { User } from '../users/user.entity.js';
import { requireUser, type UserRow } from '../users/users.queries.js';
import { Address } from './address.entity.js';
import { CreateAddressInput, UpdateAddressInput } from './address.inputs.js';
import { requireAddress } from './addresses.queries.js';
import * as addresses from './addresses.service.js';
import { State } from './state.payloads.js';
import { STATES } from './states.js';

@ObjectType({ description: 'A saved address.' })
export class AddressPayload {
  @Field(() => String, { description: 'Human-readable result.' })
  message!: string;

  @Field(() => Address, { description: 'The address after the change.' })
  address!: Address;

  @Field(() => User, { description: 'The owner with all addresses after the change.' })
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
  @Query(() => [State], {
    description: 'The states and union territories of India, sorted by name.',
  })
  states(): readonly State[] {
    return STATES;
  }

  @SignedIn({ staffPermission: 'customers.read' })
  @Query(() => Address, {
    description: 'One address. NOT_FOUND when you may not see it.',
  })
  address(
    @Arg('id', () => ID, { description: 'Id of the address.' }) id: string,
    @Ctx() context: Context,
  ) {
    return requireAddress(context.em, signedIn(context), id);
  }

  @SignedIn({ staffPermission: 'customers.write' })
  @Mutation(() => AddressPayload, {
    description:
      "Adds an address. A user's first address becomes the primary one. BAD_USER_INPUT with fields, also if the primary address of an enterprise would be in another state than its GSTIN. CONFLICT above 20 addresses.",
  })
  async createAddress(
    @Arg('input', () => CreateAddressInput, { description: 'The address to add.' })
    input: CreateAddressInput,
    @Ctx() context: Context,
  ): Promise<AddressPayload> {
    const address = await addresses.createAddress(signedIn(context), context, input);
    return payload(context, 'Address added successfully', address);
  }

  @SignedIn({ staffPermission: 'customers.write' })
  @Mutation(() => AddressPayload, {
    description:
      'Changes an address. NOT_FOUND when you may not change it; CONFLICT when another person changed it since `version`; BAD_USER_INPUT as for `createAddress`.',
  })
  async updateAddress(
    @Arg('id', () => ID, { description: 'Id of the address.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Arg('input', () => UpdateAddressInput, { description: 'The new values of the address.' })
    input: UpdateAddressInput,
    @Ctx() context: Context,
  ): Promise<AddressPayload> {
    const address = await addresses.updateAddress(
      signedIn(context),
      context,
      { id, version },
      input,
    );
    return payload(context, 'Address updated successfully', address);
  }

  @SignedIn({ staffPermission: 'customers.write' })
  @Mutation(() => AddressPayload, {
    description:
      'Makes an address the primary one of its owner, without a version check: the last choice wins. NOT_FOUND when you may not change it; BAD_USER_INPUT as for `createAddress`.',
  })
  async setPrimaryAddress(
    @Arg('id', () => ID, { description: 'Id of the address.' }) id: string,
    @Ctx() context: Context,
  ): Promise<AddressPayload> {
    const address = await addresses.setPrimaryAddress(signedIn(context), context, id);
    return payload(context, 'Primary address updated successfully', address);
  }
}
