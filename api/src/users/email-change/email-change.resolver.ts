import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Public } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { MessagePayload } from '../../platform/payloads.js';
import { ConfirmEmailInput, RevertEmailChangeInput } from './email-change.inputs.js';
import { confirmEmail, revertEmail } from './email-change.service.js';

@Resolver()
export class EmailChangeResolver {
  @Public('verifyCode')
  @Mutation(() => MessagePayload, {
    description:
      'Confirms a new e-mail with the e-mail link; the account then signs in with it. All sessions end, except the requesting session when it also confirms. Codes, links, passkeys and social sign-ins are revoked. A confirmed old e-mail gets a link to revert the change. The link works once, for 24 hours. BAD_USER_INPUT for a used or expired link, or after the change was cancelled. CONFLICT when another account has the e-mail.',
  })
  async confirmEmail(
    @Arg('input', () => ConfirmEmailInput, { description: 'The link.' })
    { token }: ConfirmEmailInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await confirmEmail(context, token);
    return { message: 'Your new email is confirmed' };
  }

  @Public('verifyCode')
  @Mutation(() => MessagePayload, {
    description:
      'Reverts an e-mail change with the link mailed to the old e-mail, even after further changes. All sessions, codes, links, passkeys and social sign-ins of the account are revoked. The link works once, for 72 hours. BAD_USER_INPUT for a used or expired link; CONFLICT when another account has the e-mail.',
  })
  async revertEmailChange(
    @Arg('input', () => RevertEmailChangeInput, { description: 'The link.' })
    { token }: RevertEmailChangeInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await revertEmail(context, token);
    return { message: 'Your old email is restored' };
  }
}
