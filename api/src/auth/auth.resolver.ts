import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { BeforePasskey, Public, SignedIn } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { MessagePayload } from '../platform/payloads.js';
import { LoginArgs, RegisterInput, SignUpDetailsInput, VerifyInput } from './auth.inputs.js';
import { signInPayload, SignInPayload } from './auth.payloads.js';
import * as auth from './auth.service.js';
import { signInWithLink } from './links/link-sign-in.service.js';
import { leaveSession } from './sessions/sessions.service.js';

@Resolver()
export class AuthResolver {
  @Public('send')
  @Mutation(() => MessagePayload, {
    description:
      'Sends a sign-up code to an e-mail; the account is made when `verifyOtp` gets it. A known e-mail is answered the same and gets a hint to sign in; one that an account had in the last 72 hours gets a link that takes it back. TOO_MANY_REQUESTS within 59 seconds of the last one.',
  })
  async register(
    @Arg('input', () => RegisterInput, { description: 'Who signs up.' }) input: RegisterInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await auth.register(context, input);
    return { message: 'Signup OTP sent to your email!' };
  }

  @Public('verify')
  @Mutation(() => MessagePayload, {
    description:
      'Finishes a sign-up with the mailed code: valid 5 minutes, at most 3 wrong tries. BAD_USER_INPUT (field `otp`) for a wrong or outdated code, with `retryAfter` (seconds until a new one can be asked for) once its tries are used up.',
  })
  async verifyOtp(
    @Arg('input', () => VerifyInput, { description: 'E-mail and code.' }) input: VerifyInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await auth.verifyOtp(context, input);
    return { message: 'Signup complete!' };
  }

  @Public('send')
  @Mutation(() => MessagePayload, {
    description:
      'Sends a sign-in code to an e-mail. An unknown e-mail is answered the same and gets a hint to sign up, or, where an account had it in the last 72 hours, a link that takes it back. TOO_MANY_REQUESTS within 59 seconds of the last one.',
  })
  async login(
    @Args(() => LoginArgs) { email }: LoginArgs,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await auth.login(context, email);
    return { message: 'Login OTP sent to your email!' };
  }

  @Public('verify')
  @Mutation(() => SignInPayload, {
    description:
      'Signs in with the mailed code: valid 5 minutes, at most 3 wrong tries. BAD_USER_INPUT (field `otp`) for a wrong or outdated code, with `retryAfter` (seconds until a new one can be asked for) once its tries are used up.',
  })
  async verifyLogin(
    @Arg('input', () => VerifyInput, { description: 'E-mail and code.' }) input: VerifyInput,
    @Ctx() context: Context,
  ): Promise<SignInPayload> {
    return signInPayload(context, await auth.verifyLogin(context, input));
  }

  @Public('verify')
  @Mutation(() => SignInPayload, {
    description:
      'Signs in with a link of a mail, which takes the place of a code after five wrong tries in 24 hours or five codes in an hour, unless the browser has signed in to the account before. Works once, for 10 minutes, or 60 where it finishes a sign-up; BAD_USER_INPUT after that, or when a sign-up has an account by then. Where it finishes a sign-up and this browser has given no name and phone for it (`mailedLink` says so), they come along as `details`; without them BAD_USER_INPUT with fields, and the link stays good.',
  })
  async signInWithLink(
    @Arg('token', () => String, { description: 'The `token` of the link.' }) token: string,
    @Arg('details', () => SignUpDetailsInput, {
      nullable: true,
      description: 'Name and phone of a new customer; nothing else needs them.',
    })
    details: SignUpDetailsInput | null,
    @Ctx() context: Context,
  ): Promise<SignInPayload> {
    return signInPayload(context, await signInWithLink(context, token, details));
  }

  @SignedIn()
  @BeforePasskey()
  @Mutation(() => MessagePayload, {
    description:
      'Ends this session; its token stops working at once, and a new e-mail that it asked for is called off; those that staff asked for others wait on.',
  })
  async logout(@Ctx() context: Context): Promise<MessagePayload> {
    await leaveSession(context.em, signedIn(context));
    return { message: 'Logged out successfully' };
  }
}
