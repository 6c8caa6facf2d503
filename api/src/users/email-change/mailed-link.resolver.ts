import { Arg, Ctx, Field, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import { Public } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { mailedLink, type MailedLinkRow } from './mailed-link.queries.js';

const MailedLinkPurpose = {
  SIGN_UP: 'signup',
  SIGN_IN: 'login',
  CONFIRM_EMAIL: 'email',
  UNDO_EMAIL: 'undo',
} as const;

registerEnumType(MailedLinkPurpose, {
  name: 'MailedLinkPurpose',
  description: 'Effect of a mailed link on the account.',
  valuesConfig: {
    SIGN_UP: { description: 'Completes a sign-up and signs in, with `signInWithLink`.' },
    SIGN_IN: { description: 'Signs in, with `signInWithLink`.' },
    CONFIRM_EMAIL: { description: 'Confirms a new e-mail, with `confirmEmail`.' },
    UNDO_EMAIL: { description: 'Reverts an e-mail change, with `undoEmailChange`.' },
  },
});

@ObjectType({ description: 'A valid mailed link and its effect.' })
export class MailedLink implements MailedLinkRow {
  @Field(() => MailedLinkPurpose, { description: 'Effect of the link.' })
  purpose!: MailedLinkRow['purpose'];

  @Field(() => String, {
    description: 'Current e-mail of the account; masked unless you are signed in to it.',
  })
  account!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail of the account after the use of the link, masked like `account`. Null when the e-mail does not change.',
  })
  newEmail!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the link belongs to your own account.',
  })
  own!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether a sign-up still needs name and phone: pass them to `signInWithLink` as `details`.',
  })
  needsDetails!: boolean;
}

@Resolver()
export class MailedLinkResolver {
  @Public('verifyCode')
  @Query(() => MailedLink, {
    nullable: true,
    description:
      'Describes the effect of a mailed link, for a page that asks for confirmation. It does not use the link. Null for a used, expired or unknown link.',
  })
  mailedLink(
    @Arg('token', () => String, { description: 'The `token` part of the link.' }) token: string,
    @Ctx() context: Context,
  ): Promise<MailedLink | null> {
    return mailedLink(context.em, context, token);
  }
}
