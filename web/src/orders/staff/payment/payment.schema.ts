import { object, string, type ObjectSchema } from 'yup';
import type { PaymentMethod, PaymentStatus } from '../../../graphql/schema.generated';
import { paymentStatuses } from '../../orderStatus';
import { amountError, methodError, type PaymentState, type PaymentValues } from './paymentRules';

// Formik passes empty fields as undefined, so each field has a default.
export const paymentSchema = (order: PaymentState): ObjectSchema<PaymentValues> =>
  object({
    status: string<PaymentStatus>().oneOf(paymentStatuses).required('Choose the payment status'),
    amount: string()
      .default('')
      .test('amount', (amount, { parent, createError }) => {
        const message = amountError({ ...(parent as PaymentValues), amount }, order);
        return message ? createError({ message }) : true;
      }),
    method: string<PaymentMethod | ''>()
      .default('')
      .test('method', (method, { parent, createError }) => {
        const message = methodError({ ...(parent as PaymentValues), method }, order);
        return message ? createError({ message }) : true;
      }),
    reference: string().default(''),
  });
