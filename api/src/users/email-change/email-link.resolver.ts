import { Arg, Ctx, Field, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import { Public } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { emailLink, type EmailLinkRow } from './email-link.queries.js';

const EmailLinkPurpose = {
  SIGN_UP: 'signup',
  SIGN_IN: 'login',
  CONFIRM_EMAIL: 'email',
  REVERT_EMAIL: 'revert',
} as const;

registerEnumType(EmailLinkPurpose, {
  name: 'EmailLinkPurpose',
  description: 'Effect of an e-mail link on the account.',
  valuesConfig: {
    SIGN_UP: { description: 'Completes a sign-up and signs in, with `signInWithEmailLink`.' },
    SIGN_IN: { description: 'Signs in, with `signInWithEmailLink`.' },
    CONFIRM_EMAIL: { description: 'Confirms a new e-mail, with `confirmEmail`.' },
    REVERT_EMAIL: { description: 'Reverts an e-mail change, with `revertEmailChange`.' },
  },
});

@ObjectType({ description: 'A valid e-mail link and its effect.' })
export class EmailLink implements EmailLinkRow {
  @Field(() => EmailLinkPurpose, { description: 'Effect of the link.' })
  purpose!: EmailLinkRow['purpose'];

  @Field(() => String, {
    description: 'Current e-mail of the account; masked unless you are signed in to it.',
  })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail of the account after the use of the link, masked like `email`. Null when the e-mail does not change.',
  })
  newEmail!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the link belongs to your own account.',
  })
  isForViewer!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether a sign-up still needs name and phone: pass them to `signInWithEmailLink` as `details`.',
  })
  needsDetails!: boolean;
}

@Resolver()
export class EmailLinkResolver {
  @Public('verifyCode')
  @Query(() => EmailLink, {
    nullable: true,
    description:
      'Describes the effect of an e-mail link, for a page that asks for confirmation. It does not use the link. Null for a used, expired or unknown link.',
  })
  emailLink(
    @Arg('token', () => String, { description: 'The `token` part of the link.' }) token: string,
    @Ctx() context: Context,
  ): Promise<EmailLink | null> {
    return emailLink(context.em, context, token);
  }
}
