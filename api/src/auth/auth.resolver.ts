import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AllowWithoutPasskey, Public, RequireSession, SignedIn } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { MessagePayload } from '../platform/payloads.js';
import {
  RequestSignInCodeInput,
  RequestSignUpCodeInput,
  SignInWithCodeInput,
  SignInWithEmailLinkInput,
  SignUpWithCodeInput,
} from './auth.inputs.js';
import { signInPayload, SignInPayload } from './auth.payloads.js';
import * as auth from './auth.service.js';
import { signInWithEmailLink } from './links/link-sign-in.service.js';
import { signOut } from './sessions/sessions.service.js';

@Resolver()
export class AuthResolver {
  @Public('sendCode')
  @Mutation(() => MessagePayload, {
    description:
      'Mails a sign-up code, with which `signUpWithCode` creates the account. An untrusted browser can get a link instead, see `signInWithEmailLink`. A registered e-mail gets the same response and a mail with a sign-in hint. If an account changed away from this e-mail within 72 hours, the mail contains a link that restores the e-mail. TOO_MANY_REQUESTS within 59 seconds of the previous request of this browser for this e-mail.',
  })
  async requestSignUpCode(
    @Arg('input', () => RequestSignUpCodeInput, {
      description: 'Name, phone and e-mail of the new customer.',
    })
    input: RequestSignUpCodeInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await auth.requestSignUpCode(context, input);
    return { message: 'Signup OTP sent to your email!' };
  }

  @Public('verifyCode')
  @Mutation(() => MessagePayload, {
    description:
      'Completes a sign-up with the mailed code: valid for 5 minutes, at most 3 failed attempts, only in the browser that requested it. BAD_USER_INPUT (field `otp`) for a wrong or expired code. After the third failed attempt the error carries `retryAfter`, the seconds until a new code can be requested.',
  })
  async signUpWithCode(
    @Arg('input', () => SignUpWithCodeInput, { description: 'E-mail and code.' })
    input: SignUpWithCodeInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await auth.signUpWithCode(context, input);
    return { message: 'Signup complete!' };
  }

  @Public('sendCode')
  @Mutation(() => MessagePayload, {
    description:
      'Mails a sign-in code for `signInWithCode`. An untrusted browser can get a link instead, see `signInWithEmailLink`. An unknown e-mail gets the same response and a mail with a sign-up hint. If an account changed away from this e-mail within 72 hours, the mail contains a link that restores the e-mail. TOO_MANY_REQUESTS within 59 seconds of the previous request of this browser for this e-mail.',
  })
  async requestSignInCode(
    @Arg('input', () => RequestSignInCodeInput, { description: 'E-mail of the account.' })
    { email }: RequestSignInCodeInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await auth.requestSignInCode(context, email);
    return { message: 'Login OTP sent to your email!' };
  }

  @Public('verifyCode')
  @Mutation(() => SignInPayload, {
    description:
      'Signs in with the mailed code: valid for 5 minutes, at most 3 failed attempts, only in the browser that requested it. BAD_USER_INPUT (field `otp`) for a wrong or expired code. After the third failed attempt the error carries `retryAfter`, the seconds until a new code can be requested.',
  })
  async signInWithCode(
    @Arg('input', () => SignInWithCodeInput, { description: 'E-mail and code.' })
    input: SignInWithCodeInput,
    @Ctx() context: Context,
  ): Promise<SignInPayload> {
    return signInPayload(context, await auth.signInWithCode(context, input));
  }

  @Public('verifyCode')
  @Mutation(() => SignInPayload, {
    description:
      'Signs in with an e-mail link. Untrusted browsers get links instead of codes, for example after five failed attempts in 24 hours or five codes in an hour. A link works once, for 10 minutes, or 60 for a sign-up. BAD_USER_INPUT for a used or expired link, or when the account of a sign-up already exists. A sign-up without name and phone from this browser needs `details` (see `emailLink`). Without them it fails with BAD_USER_INPUT and field errors, and the link stays valid.',
  })
  async signInWithEmailLink(
    @Arg('input', () => SignInWithEmailLinkInput, { description: 'The link.' })
    { token, details }: SignInWithEmailLinkInput,
    @Ctx() context: Context,
  ): Promise<SignInPayload> {
    return signInPayload(context, await signInWithEmailLink(context, token, details ?? null));
  }

  @SignedIn()
  @RequireSession()
  @AllowWithoutPasskey()
  @Mutation(() => MessagePayload, {
    description:
      'Revokes the requesting session; its token stops working at once. A change of your own e-mail that this session requested is cancelled. E-mail changes that you requested as staff for other users stay.',
  })
  async logout(@Ctx() context: Context): Promise<MessagePayload> {
    await signOut(context.em, signedIn(context));
    return { message: 'Logged out successfully' };
  }
}
