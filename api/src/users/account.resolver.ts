import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { Public, SignedIn } from '../graphql/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { MessagePayload } from '../platform/payloads.js';
import { SEEN_VERSION } from '../platform/versioned.js';
import { updateAccount } from './account.service.js';
import { confirmEmail, undoEmail } from './email-change.service.js';
import { AccountInput } from './user.inputs.js';
import { UserPayload } from './user.payloads.js';
import { requireUser } from './users.queries.js';

@Resolver()
export class AccountResolver {
  @SignedIn()
  @Mutation(() => UserPayload, {
    description:
      'Changes your account: name and phone at once, a new e-mail when somebody agrees to it on the page that the link mailed to it leads to; until then it is `pendingEmail`, and the present mailbox is told that you asked. Sending the present e-mail calls off a change that waits, and so does the end of the session that asked. BAD_USER_INPUT with fields; CONFLICT when somebody changed it since `version`; TOO_MANY_REQUESTS for a second new e-mail within 59 seconds, an eleventh within 24 hours, or one whose mailbox was sent five such links in 24 hours, by whichever accounts; changes by staff are counted apart; PROOF_NEEDED for a new e-mail in a session that was opened more than 10 minutes ago, also of staff: sign in again. NOT_FOUND for an account that is not yours.',
  })
  async updateAccount(
    @Arg('input', () => AccountInput, { description: 'The details from now on.' })
    input: AccountInput,
    @Arg('version', () => Int, { description: SEEN_VERSION }) version: number,
    @Arg('userId', () => ID, { nullable: true, description: 'Admins only: change this account.' })
    userId: string | null,
    @Ctx() context: Context,
  ): Promise<UserPayload> {
    const viewer = signedIn(context);
    const seen = { id: userId ?? viewer.userId, version };
    const changed = await updateAccount(viewer, context, seen, input);
    const waits = changed.pendingEmail
      ? `. Open the link that we sent to ${changed.pendingEmail} to confirm the new e-mail`
      : '';
    return {
      message: `Account updated successfully${waits}`,
      user: await requireUser(context.em, changed.id),
    };
  }

  @Public('verify')
  @Mutation(() => MessagePayload, {
    description:
      'Confirms a new e-mail with the link mailed to it; it signs in from then on. All sessions of the account end but the one that asked for the change, if that is the one that confirms; so do its codes, links and sign-ins with providers; the old e-mail gets a link to undo it. The link works once, for 24 hours: BAD_USER_INPUT after that and once the session that asked has ended, CONFLICT when another account has taken the e-mail meanwhile.',
  })
  async confirmEmail(
    @Arg('token', () => String, { description: 'The `token` of the link.' }) token: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await confirmEmail(context, token);
    return { message: 'Your new e-mail is confirmed' };
  }

  @Public('verify')
  @Mutation(() => MessagePayload, {
    description:
      'Gives an account back the e-mail that it had, with the link mailed there when it was changed, however often it was changed since. All its sessions end, and so do its codes, links and sign-ins with providers. The link works once, for 72 hours: BAD_USER_INPUT after that, CONFLICT when another account has the e-mail by now.',
  })
  async undoEmailChange(
    @Arg('token', () => String, { description: 'The `token` of the link.' }) token: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await undoEmail(context, token);
    return { message: 'Your account has its old e-mail again' };
  }
}
