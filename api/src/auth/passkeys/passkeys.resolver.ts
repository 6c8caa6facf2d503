import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import {
  AllowWithoutPasskey,
  Public,
  RequireSession,
  SignedIn,
} from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { DeletePayload } from '../../platform/payloads.js';
import { signInPayload, SignInPayload } from '../auth.payloads.js';
import { beginPasskeySignIn, signInWithPasskey } from './passkey-sign-in.service.js';
import { Passkey } from './passkey.entity.js';
import {
  CreatePasskeyInput,
  RenamePasskeyInput,
  SignInWithPasskeyInput,
} from './passkeys.inputs.js';
import * as passkeys from './passkeys.service.js';

@ObjectType({ description: 'Result of a saved passkey.' })
export class PasskeyPayload {
  @Field(() => String, { description: 'Confirmation text for the screen.' })
  message!: string;

  @Field(() => Passkey, { description: 'The saved passkey.' })
  passkey!: Passkey;
}

@Resolver()
export class PasskeysResolver {
  @SignedIn()
  @RequireSession()
  @AllowWithoutPasskey()
  @Mutation(() => String, {
    description:
      'Passkey registration, step 1: creates options, JSON for `PublicKeyCredential.parseCreationOptionsFromJSON`. They work for one `createPasskey` within 5 minutes. REAUTHENTICATION_REQUIRED when the sign-in is more than 10 minutes old: sign in again. CONFLICT when the account has 20 passkeys. FORBIDDEN for staff who must sign in with their passkey, or who had one before and need the operator’s approval.',
  })
  beginPasskey(@Ctx() context: Context): Promise<string> {
    return passkeys.beginPasskey(signedIn(context), context);
  }

  @SignedIn()
  @RequireSession()
  @AllowWithoutPasskey()
  @Mutation(() => PasskeyPayload, {
    description:
      'Passkey registration, step 2: adds a passkey, named after the browser, and notifies the account by mail. BAD_USER_INPUT for an invalid credential or an expired challenge (5 minutes). TOO_MANY_REQUESTS after 30 in a day. CONFLICT and FORBIDDEN as in `beginPasskey`.',
  })
  async createPasskey(
    @Arg('input', () => CreatePasskeyInput, { description: 'The credential.' })
    { credential }: CreatePasskeyInput,
    @Ctx() context: Context,
  ): Promise<PasskeyPayload> {
    const passkey = await passkeys.createPasskey(signedIn(context), context, credential);
    return { message: 'Passkey added', passkey };
  }

  @SignedIn()
  @RequireSession()
  @Mutation(() => PasskeyPayload, {
    description:
      'Renames a passkey. BAD_USER_INPUT (field `name`) for an invalid name; NOT_FOUND for an unknown or foreign passkey.',
  })
  async renamePasskey(
    @Arg('id', () => ID, { description: 'Id of the passkey.' }) id: string,
    @Arg('input', () => RenamePasskeyInput, { description: 'The new name.' })
    { name }: RenamePasskeyInput,
    @Ctx() context: Context,
  ): Promise<PasskeyPayload> {
    const passkey = await passkeys.renamePasskey(signedIn(context), context, { id, name });
    return { message: 'Passkey renamed', passkey };
  }

  @SignedIn()
  @RequireSession()
  @Mutation(() => DeletePayload, {
    description:
      'Removes a passkey. Sessions that signed in with it stay signed in. REAUTHENTICATION_REQUIRED when the sign-in is more than 10 minutes old: sign in again. NOT_FOUND for an unknown or foreign passkey. CONFLICT for the last passkey of staff where one is required.',
  })
  async deletePasskey(
    @Arg('id', () => ID, { description: 'Id of the passkey.' }) id: string,
    @Ctx() context: Context,
  ): Promise<DeletePayload> {
    await passkeys.deletePasskey(signedIn(context), context, id);
    return { message: 'Passkey removed', deletedId: id };
  }

  @Public('verifyCode')
  @Mutation(() => String, {
    description:
      'Passkey sign-in, step 1: creates options, JSON for `PublicKeyCredential.parseRequestOptionsFromJSON`. They work for one `signInWithPasskey` within 5 minutes and name no account.',
  })
  beginPasskeySignIn(@Ctx() context: Context): Promise<string> {
    return beginPasskeySignIn(context);
  }

  @Public('verifyCode')
  @Mutation(() => SignInPayload, {
    description:
      'Passkey sign-in, step 2: signs in with a passkey. BAD_USER_INPUT with one fixed message when the passkey is unknown, the signature is invalid, or the challenge expired (5 minutes).',
  })
  async signInWithPasskey(
    @Arg('input', () => SignInWithPasskeyInput, { description: 'The credential.' })
    { credential }: SignInWithPasskeyInput,
    @Ctx() context: Context,
  ): Promise<SignInPayload> {
    return signInPayload(context, await signInWithPasskey(context, credential));
  }
}
