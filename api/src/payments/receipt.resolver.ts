import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { SignedIn } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { MessagePayload } from '../platform/payloads.js';
import { mailReceipt } from './receipt.service.js';

@Resolver()
export class ReceiptResolver {
  @SignedIn({ others: 'payments.take' })
  @Mutation(() => MessagePayload, {
    description:
      'Mails the receipt of an order to its customer: its bill, payments and amount due. NOT_FOUND. CONFLICT before the pickup, for a cancelled order, without an e-mail, while the same receipt is queued, and after ten receipts within 24 hours.',
  })
  async mailReceipt(
    @Arg('orderId', () => ID, { description: 'Id of the order.' }) orderId: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await mailReceipt(signedIn(context), context, orderId);
    return { message: 'The receipt is being emailed' };
  }
}
