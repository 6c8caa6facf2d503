import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { SignedIn } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { SEEN_VERSION } from '../platform/versioned.js';
import { updateAccount } from './account.service.js';
import { AccountInput } from './user.inputs.js';
import { UserPayload } from './user.payloads.js';
import { requireUser } from './users.queries.js';

@Resolver()
export class AccountResolver {
  @SignedIn({ others: 'customers.write' })
  @Mutation(() => UserPayload, {
    description:
      'Changes an account: name and phone at once. A new e-mail takes effect when it is confirmed on the page that the mailed link opens. Until then it is `pendingEmail`, and the present mailbox gets a notice. Sending the present e-mail calls off a change that waits, and so does the end of the session that asked; a change that staff ask for another account stays when they sign out, and ends when their sessions are ended from elsewhere. BAD_USER_INPUT with fields, also for a new name of an employee, whom the list of employees names; CONFLICT when another person changed it since `version`; TOO_MANY_REQUESTS for a second new e-mail within 59 seconds, an eleventh within 24 hours, or one whose mailbox was sent five such links in 24 hours, by whichever accounts; changes by staff are counted apart; PROOF_NEEDED for a new e-mail in a session that was opened more than 10 minutes ago, also of staff: sign in again. NOT_FOUND when you may not change the account.',
  })
  async updateAccount(
    @Arg('input', () => AccountInput, { description: 'The details from now on.' })
    input: AccountInput,
    @Arg('version', () => Int, { description: SEEN_VERSION }) version: number,
    @Arg('userId', () => ID, {
      nullable: true,
      description: 'The account to change; your own where it is left out.',
    })
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
}
