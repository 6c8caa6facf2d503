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
  description: 'What a link of a mail does when it is used.',
  valuesConfig: {
    SIGN_UP: { description: 'Finishes a sign-up and signs in, with `signInWithLink`.' },
    SIGN_IN: { description: 'Signs in, with `signInWithLink`.' },
    CONFIRM_EMAIL: { description: 'Confirms a new e-mail, with `confirmEmail`.' },
    UNDO_EMAIL: { description: 'Gives the old e-mail back, with `undoEmailChange`.' },
  },
});

@ObjectType({ description: 'A link of a mail that works, and what it would do.' })
export class MailedLink implements MailedLinkRow {
  @Field(() => MailedLinkPurpose, { description: 'What it does.' })
  purpose!: MailedLinkRow['purpose'];

  @Field(() => String, {
    description: 'E-mail that the account has now; masked unless you are signed in as it.',
  })
  account!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail that the account has once the link is used, masked like `account`; null where none changes.',
  })
  newEmail!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it is about the account that you are signed in as.',
  })
  own!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether it finishes a sign-up for which this browser has given no name and phone: then `signInWithLink` takes them along.',
  })
  needsDetails!: boolean;
}

@Resolver()
export class MailedLinkResolver {
  @Public('verify')
  @Query(() => MailedLink, {
    nullable: true,
    description:
      'What a link of a mail would do, so that a page can say it before it is used. Changes nothing. Null for a link that was used, is out of date or unknown.',
  })
  mailedLink(
    @Arg('token', () => String, { description: 'The `token` of the link.' }) token: string,
    @Ctx() context: Context,
  ): Promise<MailedLink | null> {
    return mailedLink(context.em, context, token);
  }
}
