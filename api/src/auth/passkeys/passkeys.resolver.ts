import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { BeforePasskey, Public, SignedIn } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { Line } from '../../platform/inputs.js';
import { MessagePayload } from '../../platform/payloads.js';
import { signInPayload, SignInPayload } from '../auth.payloads.js';
import { beginPasskeySignIn, signInWithPasskey } from './passkey-sign-in.service.js';
import { Passkey } from './passkey.entity.js';
import * as passkeys from './passkeys.service.js';

@ArgsType()
export class RenamePasskeyArgs {
  @Field(() => ID, { description: 'Id of the passkey.' })
  id!: string;

  @Line({ label: 'Name', max: 60 })
  @Field(() => String, { description: 'What to call it, at most 60 characters.' })
  name!: string;
}

@ObjectType({ description: 'A saved passkey.' })
export class PasskeyPayload {
  @Field(() => String, { description: 'What happened, in words for a person.' })
  message!: string;

  @Field(() => Passkey, { description: 'The passkey as it is now.' })
  passkey!: Passkey;
}

@Resolver()
export class PasskeysResolver {
  @SignedIn()
  @BeforePasskey()
  @Mutation(() => String, {
    description:
      'Begins to add a passkey: JSON for `PublicKeyCredential.parseCreationOptionsFromJSON`, good for one `addPasskey` within 5 minutes. PROOF_NEEDED in a session that was opened more than 10 minutes ago: sign in again; CONFLICT with 20 passkeys; FORBIDDEN for staff who have to sign in with the one that they have, or who had one before and are not allowed to begin anew.',
  })
  beginPasskey(@Ctx() context: Context): Promise<string> {
    return passkeys.beginPasskey(signedIn(context), context);
  }

  @SignedIn()
  @BeforePasskey()
  @Mutation(() => PasskeyPayload, {
    description:
      'Adds the passkey that the browser has made, named after that browser, and mails the account. BAD_USER_INPUT when it is not right, or was not begun within 5 minutes; TOO_MANY_REQUESTS after 30 within a day; otherwise the errors of `beginPasskey`.',
  })
  async addPasskey(
    @Arg('credential', () => String, {
      description: 'JSON of the new credential, as `PublicKeyCredential.toJSON` gives it.',
    })
    credential: string,
    @Ctx() context: Context,
  ): Promise<PasskeyPayload> {
    const passkey = await passkeys.addPasskey(signedIn(context), context, credential);
    return { message: 'Passkey added', passkey };
  }

  @SignedIn()
  @Mutation(() => PasskeyPayload, {
    description:
      'Gives a passkey another name. BAD_USER_INPUT (field `name`); NOT_FOUND for one that is not yours.',
  })
  async renamePasskey(
    @Args(() => RenamePasskeyArgs) renamed: RenamePasskeyArgs,
    @Ctx() context: Context,
  ): Promise<PasskeyPayload> {
    const passkey = await passkeys.renamePasskey(signedIn(context), context, renamed);
    return { message: 'Passkey renamed', passkey };
  }

  @SignedIn()
  @Mutation(() => MessagePayload, {
    description:
      'Ends a passkey; sessions that it opened go on. PROOF_NEEDED in a session that was opened more than 10 minutes ago: sign in again; NOT_FOUND for one that is not yours; CONFLICT for the last one of staff where staff have to have one.',
  })
  async removePasskey(
    @Arg('id', () => ID, { description: 'Id of the passkey.' }) id: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await passkeys.removePasskey(signedIn(context), context, id);
    return { message: 'Passkey removed' };
  }

  @Public('verify')
  @Mutation(() => String, {
    description:
      'Begins a sign-in with a passkey: JSON for `PublicKeyCredential.parseRequestOptionsFromJSON`, good for one `signInWithPasskey` within 5 minutes. It names no account.',
  })
  beginPasskeySignIn(@Ctx() context: Context): Promise<string> {
    return beginPasskeySignIn(context);
  }

  @Public('verify')
  @Mutation(() => SignInPayload, {
    description:
      'Signs in with a passkey. BAD_USER_INPUT, always with the same words, when it is unknown, not right, or was not begun within 5 minutes.',
  })
  async signInWithPasskey(
    @Arg('credential', () => String, {
      description: 'JSON of the signed credential, as `PublicKeyCredential.toJSON` gives it.',
    })
    credential: string,
    @Ctx() context: Context,
  ): Promise<SignInPayload> {
    return signInPayload(context, await signInWithPasskey(context, credential));
  }
}
