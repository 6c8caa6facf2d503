import { object, string, type ObjectSchema } from 'yup';
import type { PaymentMethod, PaymentStatus } from '../graphql/generated';
import { paymentStatuses } from './orderStatus';
import { amountError, type Amounts, type PaymentValues } from './paymentRules';

export const paymentSchema = (order: Amounts): ObjectSchema<PaymentValues> =>
  object({
    status: string<PaymentStatus>().oneOf(paymentStatuses).required(),
    amount: string()
      .defined()
      .test('amount', (amount, { parent, createError }) => {
        const message = amountError({ ...(parent as PaymentValues), amount }, order);
        return message ? createError({ message }) : true;
      }),
    method: string<PaymentMethod | ''>().defined(),
    reference: string().defined(),
  });
