import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { RequirePermission } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../platform/optimistic-lock.js';
import { User } from '../users/user.entity.js';
import { requireUser, type UserRow } from '../users/users.queries.js';
import { CreateEnterpriseInput, UpdateEnterpriseInput } from './enterprise.inputs.js';
import * as enterprises from './enterprises.service.js';

@ObjectType({ description: 'A saved business customer.' })
export class EnterprisePayload {
  @Field(() => String, { description: 'Human-readable result.' })
  message!: string;

  @Field(() => User, { description: 'The enterprise after the change.' })
  enterprise!: UserRow;
}

@Resolver()
export class EnterprisesResolver {
  @RequirePermission('enterprises.write')
  @Mutation(() => EnterprisePayload, {
    description:
      'Creates a business customer, who signs in with this e-mail. BAD_USER_INPUT with fields; CONFLICT (field `email`) when another account has the e-mail.',
  })
  async createEnterprise(
    @Arg('input', () => CreateEnterpriseInput, { description: 'Account and address.' })
    input: CreateEnterpriseInput,
    @Ctx() context: Context,
  ): Promise<EnterprisePayload> {
    const { id } = await enterprises.createEnterprise(context, input);
    const enterprise = await requireUser(context.em, id);
    return { message: 'Enterprise created successfully', enterprise };
  }

  @RequirePermission('enterprises.write')
  @Mutation(() => EnterprisePayload, {
    description:
      'Changes a business customer and its primary address. A new e-mail applies at once, ends all its sessions, and needs a sign-in of the last 10 minutes (REAUTHENTICATION_REQUIRED). NOT_FOUND for a user that is not an enterprise. CONFLICT when account, primary address or terms were changed since `version`. Otherwise the errors of `createEnterprise`.',
  })
  async updateEnterprise(
    @Arg('id', () => ID, { description: 'Id of the enterprise.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Arg('input', () => UpdateEnterpriseInput, {
      description: 'The new account details and address.',
    })
    input: UpdateEnterpriseInput,
    @Ctx() context: Context,
  ): Promise<EnterprisePayload> {
    await enterprises.updateEnterprise(signedIn(context), context, { id, version }, input);
    const enterprise = await requireUser(context.em, id);
    return { message: 'Enterprise updated successfully', enterprise };
  }
}
