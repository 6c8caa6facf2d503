import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  RequirePermission,
  AllowWithoutPasskey,
  RequireSession,
  SignedIn,
} from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { MessagePayload } from '../../platform/payloads.js';
import { AccountSecurity } from './account-security.payloads.js';
import { accountSecurity } from './account-security.queries.js';
import {
  revokeOtherSessions,
  revokeSession,
  revokeUserSessions,
} from './account-security.service.js';

@Resolver()
export class AccountSecurityResolver {
  @SignedIn()
  @RequireSession()
  @AllowWithoutPasskey()
  @Query(() => AccountSecurity, { description: 'Your own passkeys and sessions.' })
  accountSecurity(@Ctx() context: Context): Promise<AccountSecurity> {
    return accountSecurity(signedIn(context), context);
  }

  @SignedIn()
  @RequireSession()
  @Mutation(() => MessagePayload, {
    description:
      'Revokes one of your sessions; its token stops working at once. E-mail changes that this session requested are cancelled. NOT_FOUND for a session that is unknown, already revoked or of another user.',
  })
  async revokeSession(
    @Arg('id', () => ID, { description: 'Id of the session.' }) id: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await revokeSession(signedIn(context), context.em, id);
    return { message: 'Device signed out' };
  }

  @SignedIn()
  @RequireSession()
  @Mutation(() => MessagePayload, {
    description:
      'Revokes all your sessions except the requesting one. Your other browsers are no longer trusted. E-mail changes that the revoked sessions requested are cancelled.',
  })
  async revokeOtherSessions(@Ctx() context: Context): Promise<MessagePayload> {
    await revokeOtherSessions(signedIn(context), context);
    return { message: 'Signed out everywhere else' };
  }

  @RequirePermission('customers.write')
  @Mutation(() => MessagePayload, {
    description:
      'Revokes all sessions of a user. The user’s browsers are no longer trusted, and e-mail changes that the user requested are cancelled. The sign-in methods stay. NOT_FOUND for an unknown or deleted account. FORBIDDEN when the viewer may not change the account, for example that of an employee.',
  })
  async revokeUserSessions(
    @Arg('id', () => ID, { description: 'Id of the user.' }) id: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await revokeUserSessions(signedIn(context), context, id);
    return { message: 'Signed out everywhere' };
  }
}
