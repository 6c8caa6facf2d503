import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Public } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { MessagePayload } from '../../platform/payloads.js';
import { confirmEmail, undoEmail } from './email-change.service.js';

@Resolver()
export class EmailChangeResolver {
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
