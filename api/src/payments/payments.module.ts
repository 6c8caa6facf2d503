import type { AppModule } from '../app-module.js';
import { BillCorrectionResolver } from './bill-correction.resolver.js';
import { CashUpFieldsResolver, CashUpResolver } from './cash-up/cash-up.resolver.js';
import { cashUpRoutes } from './cash-up/cash-up.rest.js';
import { OrderPaymentsResolver, PaymentFieldsResolver } from './order-payments.resolver.js';
import { PaymentsResolver } from './payments.resolver.js';
import { paymentRoutes } from './payments.rest.js';
import { ReceiptResolver } from './receipt.resolver.js';

export const paymentsModule: AppModule = {
  resolvers: [
    BillCorrectionResolver,
    CashUpFieldsResolver,
    CashUpResolver,
    OrderPaymentsResolver,
    PaymentFieldsResolver,
    PaymentsResolver,
    ReceiptResolver,
  ],
  restRoutes: [...cashUpRoutes, ...paymentRoutes],
};
