import type { PaymentKind, PaymentMethod } from '../../../graphql/schema.generated';

export const payMethodLabels: Record<PaymentMethod, string> = {
  CASH: 'Cash',
  UPI: 'UPI',
  CARD: 'Card',
  BANK_TRANSFER: 'Bank transfer',
  ONLINE: 'Online',
};

/** Methods that staff can choose. The payment provider records online payments. */
export const payMethods: PaymentMethod[] = ['CASH', 'UPI', 'CARD', 'BANK_TRANSFER'];

export const payKindLabels: Record<PaymentKind, string> = {
  PAYMENT: 'Payment',
  REVERSAL: 'Reversal',
  REFUND: 'Refund',
  OVERPAYMENT: 'Overpayment',
  SERVICE_CHARGE: 'Service charge',
};
