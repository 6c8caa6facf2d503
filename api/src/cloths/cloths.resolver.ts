import {
  Arg,
  Args,
  Ctx,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { BASIC_READING } from '../../rules/permission.js';
import { RequirePermission, Public } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { DeletePayload } from '../platform/payloads.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../platform/optimistic-lock.js';
import { Cloth } from './cloth.entity.js';
import { ClothsArgs, CreateClothInput, UpdateClothInput } from './cloth.inputs.js';
import { listCloths, requireCloth } from './cloths.queries.js';
import * as cloths from './cloths.service.js';

@ObjectType({ description: 'A saved cloth type.' })
export class ClothPayload {
  @Field(() => String, { description: 'Human-readable result.' })
  message!: string;

  @Field(() => Cloth, { description: 'The cloth type after the change.' })
  cloth!: Cloth;
}

@Resolver()
export class ClothsResolver {
  @Public()
  @Query(() => [Cloth], {
    description:
      'The catalogue: all active cloth types, sorted by name; with `updatedSince` by the last change.',
  })
  cloths(@Args() args: ClothsArgs, @Ctx() { em }: Context) {
    return listCloths(em, args);
  }

  @RequirePermission('catalogue.write', { alternatives: BASIC_READING })
  @Query(() => Cloth, {
    description: 'One cloth type of the catalogue. NOT_FOUND for an unknown or deleted one.',
  })
  cloth(
    @Arg('id', () => ID, { description: 'Id of the cloth type.' }) id: string,
    @Ctx() { em }: Context,
  ) {
    return requireCloth(em, id);
  }

  @RequirePermission('catalogue.write')
  @Mutation(() => ClothPayload, {
    description:
      'Adds a cloth type to the catalogue. BAD_USER_INPUT with fields; CONFLICT (field `name`) when an active cloth type has the name, ignoring case.',
  })
  async createCloth(
    @Arg('input', () => CreateClothInput, { description: 'The cloth type to add.' })
    input: CreateClothInput,
    @Ctx() { em }: Context,
  ): Promise<ClothPayload> {
    const cloth = await cloths.createCloth(em, input);
    return { message: 'Cloth created successfully', cloth };
  }

  @RequirePermission('catalogue.write')
  @Mutation(() => ClothPayload, {
    description:
      'Changes a cloth type. Existing orders have the previous name and price. NOT_FOUND; CONFLICT when another person changed the cloth type since `version`; otherwise the errors of `createCloth`.',
  })
  async updateCloth(
    @Arg('id', () => ID, { description: 'Id of the cloth type.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Arg('input', () => UpdateClothInput, { description: 'The new values.' })
    input: UpdateClothInput,
    @Ctx() context: Context,
  ): Promise<ClothPayload> {
    const cloth = await cloths.updateCloth(signedIn(context), context.em, { id, version }, input);
    return { message: 'Cloth updated successfully', cloth };
  }

  @RequirePermission('catalogue.write')
  @Mutation(() => DeletePayload, {
    description:
      'Deletes a cloth type from the catalogue and the price lists. Orders keep their items. NOT_FOUND for an unknown or deleted one. CONFLICT when the object changed since `version`.',
  })
  async deleteCloth(
    @Arg('id', () => ID, { description: 'Id of the cloth type.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Ctx() context: Context,
  ): Promise<DeletePayload> {
    await cloths.deleteCloth(signedIn(context), context.em, { id, version });
    return { message: 'Cloth deleted successfully', deletedId: id };
  }
}
