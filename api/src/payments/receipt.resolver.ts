import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { SignedIn } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { MessagePayload } from '../platform/payloads.js';
import { emailReceipt } from './receipt.service.js';

@Resolver()
export class ReceiptResolver {
  @SignedIn({ staffPermission: 'payments.take' })
  @Mutation(() => MessagePayload, {
    description:
      'Mails the receipt of an order to its customer: its bill, payments and amount due. NOT_FOUND. CONFLICT before the pickup, for a cancelled order, for a customer without e-mail, while a receipt of the order is queued, and after ten receipts within 24 hours.',
  })
  async emailReceipt(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await emailReceipt(signedIn(context), context, id);
    return { message: 'The receipt is being emailed' };
  }
}
