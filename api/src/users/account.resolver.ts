import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { SignedIn } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../platform/optimistic-lock.js';
import { updateAccount } from './account.service.js';
import { UpdateAccountInput } from './user.inputs.js';
import { UserPayload } from './user.payloads.js';
import { requireUser } from './users.queries.js';

@Resolver()
export class AccountResolver {
  @SignedIn({ staffPermission: 'customers.write' })
  @Mutation(() => UserPayload, {
    description:
      'Changes an account. Name and phone change at once. A new e-mail is `pendingEmail` until the e-mail link confirms it; a confirmed current e-mail gets a notice. Sending the current e-mail cancels a pending change, and so does the end of the session that requested it. A change that staff requested for another account stays after their sign-out, and is cancelled when another session revokes the staff session. BAD_USER_INPUT with fields, also when employees change their own name. CONFLICT when the account changed since `version`. TOO_MANY_REQUESTS for a second new e-mail within 59 seconds, an eleventh in 24 hours, or a sixth link to one address in 24 hours; requests by staff count separately. REAUTHENTICATION_REQUIRED for a new e-mail when the sign-in is more than 10 minutes old, also for staff: sign in again. NOT_FOUND, or FORBIDDEN for staff, when you may not change the account.',
  })
  async updateAccount(
    @Arg('id', () => ID, { nullable: true, description: 'Id of the account; your own by default.' })
    id: string | null,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Arg('input', () => UpdateAccountInput, { description: 'New details.' })
    input: UpdateAccountInput,
    @Ctx() context: Context,
  ): Promise<UserPayload> {
    const viewer = signedIn(context);
    const expected = { id: id ?? viewer.userId, version };
    const changed = await updateAccount(viewer, context, expected, input);
    const waits = changed.pendingEmail
      ? `. Open the link that we sent to ${changed.pendingEmail} to confirm your new email`
      : '';
    return {
      message: `Account updated successfully${waits}`,
      user: await requireUser(context.em, changed.id),
    };
  }
}
