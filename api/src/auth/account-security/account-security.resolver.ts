import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Can, BeforePasskey, SignedIn } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { MessagePayload } from '../../platform/payloads.js';
import { AccountSecurity } from './account-security.payloads.js';
import { accountSecurity } from './account-security.queries.js';
import { endOtherSessions, endSession, signOutUser } from './account-security.service.js';

@Resolver()
export class AccountSecurityResolver {
  @SignedIn()
  @BeforePasskey()
  @Query(() => AccountSecurity, { description: 'Your own passkeys and sessions.' })
  accountSecurity(@Ctx() context: Context): Promise<AccountSecurity> {
    return accountSecurity(signedIn(context), context);
  }

  @SignedIn()
  @Mutation(() => MessagePayload, {
    description:
      'Ends one of your sessions; its token stops working at once, and a new e-mail that it asked for is called off. NOT_FOUND for one that is not yours or has ended.',
  })
  async endSession(
    @Arg('id', () => ID, { description: 'Id of the session.' }) id: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await endSession(signedIn(context), context.em, id);
    return { message: 'Signed out there' };
  }

  @SignedIn()
  @Mutation(() => MessagePayload, {
    description:
      'Signs you out everywhere else: ends every session of yours but the one that asks, and other browsers are known no more. A new e-mail that one of them asked for is called off.',
  })
  async endOtherSessions(@Ctx() context: Context): Promise<MessagePayload> {
    await endOtherSessions(signedIn(context), context);
    return { message: 'Signed out everywhere else' };
  }

  @Can('customers.write')
  @Mutation(() => MessagePayload, {
    description:
      'Signs somebody out everywhere: ends every session of theirs, and their browsers are known no more. A new e-mail that they asked for is called off. How they sign in stays as it is. NOT_FOUND for an account that is not there or was deleted.',
  })
  async signOutUser(
    @Arg('id', () => ID, { description: 'Id of the user.' }) id: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await signOutUser(signedIn(context), context, id);
    return { message: 'Signed out everywhere' };
  }
}
