import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Public } from '../graphql/access/access.js';
import { signInPayload, SignInPayload } from '../auth/auth.payloads.js';
import type { Context } from '../graphql/context.js';
import { WebUrl } from '../platform/scalars.js';
import { signInWithExchange } from './social.service.js';

@ObjectType({ description: 'The identity provider for social sign-in.' })
export class SocialProvider {
  @Field(() => String, { description: 'Name of the provider for the button, such as Google.' })
  label!: string;

  @Field(() => WebUrl, {
    description:
      'URL to open in a popup of 500x600. The popup posts `{type: "social-sign-in", code}` or `{type: "social-sign-in", error}` to the window that opened it, which must have the same origin.',
  })
  startUrl!: string;
}

@InputType({ description: 'The result of a social sign-in.' })
export class SignInWithSocialInput {
  @Field(() => String, { description: "The `code` from the popup's message." })
  code!: string;
}

@Resolver()
export class SocialResolver {
  @Public()
  @Query(() => SocialProvider, {
    nullable: true,
    description: 'The identity provider for social sign-in; null without one.',
  })
  socialProvider(@Ctx() { socialLabel: label, app }: Context): SocialProvider | null {
    return label === null ? null : { label, startUrl: `${app.publicUrl}/auth/social/start` };
  }

  @Public('verifyCode')
  @Mutation(() => SignInPayload, {
    description:
      'Signs in with the code from the popup. The code works once, for 60 seconds. BAD_USER_INPUT for an unknown, used or expired code.',
  })
  async signInWithSocial(
    @Arg('input', () => SignInWithSocialInput, { description: 'The code.' })
    { code }: SignInWithSocialInput,
    @Ctx() context: Context,
  ): Promise<SignInPayload> {
    return signInPayload(context, await signInWithExchange(context, code));
  }
}
