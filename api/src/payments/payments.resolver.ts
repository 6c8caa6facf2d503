import { permissionOf } from '../../rules/order-actions.js';
import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { KEY_ARGUMENT } from '../platform/idempotency.js';
import { OrderPayload } from '../orders/order.payloads.js';
import { OrderVersionArgs } from '../orders/versioned-order.inputs.js';
import { requireOrder } from '../orders/list/orders.queries.js';
import { formatPaise } from '../platform/money.js';
import { UpdatePaymentInput, RefundPaymentInput } from './payment.inputs.js';
import { updatePayment } from './payments.service.js';
import { refundPayment } from './refunds.service.js';

@Resolver()
export class PaymentsResolver {
  @RequirePermission(permissionOf('RECORD_PAYMENT'))
  @Mutation(() => OrderPayload, {
    description:
      'Sets the paid amount of an order by new ledger entries: a payment, or reversals for a lower amount. Reversals need PAYMENTS_REFUND. NOT_FOUND. CONFLICT when another person changed the order since `version`, before the pickup, or for a payment of a cancelled order. BAD_USER_INPUT with fields. A repeated request with the same `idempotencyKey` and body changes nothing; CONFLICT with another body.',
  })
  async updatePayment(
    @Args() seen: OrderVersionArgs,
    @Arg('input', () => UpdatePaymentInput, { description: 'The new payment status.' })
    input: UpdatePaymentInput,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: KEY_ARGUMENT,
    })
    idempotencyKey: string | null,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    const { paymentMethodOptional: methodOptional } = context;
    const entry = { input, key: idempotencyKey, methodOptional };
    await updatePayment(signedIn(context), context, seen, entry);
    const order = await requireOrder(context.em, seen.id);
    return { message: 'Payment updated successfully', order };
  }

  @RequirePermission(permissionOf('REFUND'))
  @Mutation(() => OrderPayload, {
    description:
      'Refunds money to the customer, in every status of the order. It adds a ledger entry and a timeline event, and mails the customer. It first refunds online payments above the amount due; a higher refund lowers `paidAmount`. NOT_FOUND; CONFLICT when another person changed the order since `version`; BAD_USER_INPUT with fields. A repeated request with the same `idempotencyKey` and body changes nothing; CONFLICT with another body.',
  })
  async refundPayment(
    @Args() seen: OrderVersionArgs,
    @Arg('input', () => RefundPaymentInput, { description: 'Amount, method and reason.' })
    input: RefundPaymentInput,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: KEY_ARGUMENT,
    })
    idempotencyKey: string | null,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await refundPayment(signedIn(context), context, seen, input, idempotencyKey);
    const order = await requireOrder(context.em, seen.id);
    return { message: `${formatPaise(input.amount)} refunded`, order };
  }
}
