import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../platform/app-context.js';
import { HTML, readForms, type DevService } from '../platform/http/dev-page.js';
import { toPaise } from '../platform/money.js';
import { checkoutApi } from './dev-payment-provider.api.js';
import { checkoutPage, noLinkPage } from './dev-payment-provider.pages.js';
import {
  type CheckoutLink,
  type CheckoutPayment,
  type CheckoutStore,
  newId,
  nowSeconds,
  openCheckoutStore,
} from './dev-payment-provider.store.js';
import { eventBody, sendEvent } from './dev-payment-provider.webhooks.js';
import type { RazorpaySettings } from './razorpay.js';

const PATH = '/dev/checkout';

interface CheckoutDeps {
  store: CheckoutStore;
  settings: RazorpaySettings;
  publicUrl: string;
}

/**
 * A payment provider for development, on the port of the app. It has the API of Razorpay and sends
 * the same signed webhooks over HTTP. It takes no money, so this function throws in production.
 */
export async function createDevPaymentProvider(
  app: AppContext,
  folder: string,
): Promise<{ settings: RazorpaySettings; devService: DevService }> {
  if (app.production) throw new Error('The checkout stand-in is for development only');
  const secret = (use: string) => app.secret.hash('checkout', use).toString('hex');
  const settings: RazorpaySettings = {
    keyId: 'rzp_checkout',
    keySecret: secret('key'),
    webhookSecret: secret('webhook'),
    apiUrl: `${app.publicUrl}${PATH}`,
  };
  const deps = { store: await openCheckoutStore(folder), settings, publicUrl: app.publicUrl };
  return { settings, devService: { routes: (server) => routes(server, deps) } };
}

async function routes(server: FastifyInstance, deps: CheckoutDeps): Promise<void> {
  const { store, settings } = deps;
  await server.register(
    (scope, _options, done) => {
      const payUrl = `${deps.publicUrl}${PATH}/pay`;
      const onCancelled = (link: CheckoutLink) =>
        void sendWebhook(scope, deps, eventBody('payment_link.cancelled', link));
      checkoutApi(scope, { store, ...settings, payUrl, onCancelled });
      done();
    },
    { prefix: `${PATH}/v1` },
  );
  await server.register((scope, _options, done) => {
    readForms(scope);
    pages(scope, deps);
    done();
  });
}

const sendWebhook = (
  server: FastifyInstance,
  { publicUrl, settings }: CheckoutDeps,
  body: string,
) => sendEvent({ url: `${publicUrl}/webhooks/razorpay`, ...settings }, body, server.log);

interface PayForm {
  do?: string;
  amount?: string;
}

function pages(scope: FastifyInstance, deps: CheckoutDeps): void {
  const show = (reply: FastifyReply, link: CheckoutLink | undefined, problem?: string) =>
    reply
      .status(link ? (problem ? 400 : 200) : 404)
      .type(HTML)
      .send(link ? checkoutPage(link, `${PATH}/pay/${link.id}`, problem) : noLinkPage());

  scope.get<{ Params: { id: string } }>(`${PATH}/pay/:id`, (request, reply) =>
    show(reply, deps.store.get(request.params.id)),
  );

  scope.post<{ Params: { id: string }; Body: PayForm }>(
    `${PATH}/pay/:id`,
    async (request, reply) => {
      const link = deps.store.get(request.params.id);
      if (!link || isClosed(link)) return show(reply, link);
      const unpaid = link.amount - link.amount_paid;
      const { do: action, amount: part } = request.body;
      if (action !== 'pay' && action !== 'part' && action !== 'fail')
        return show(reply, link, 'Choose one of the buttons');
      const failed = action === 'fail';
      const amount = action === 'part' ? toPaise(part) : unpaid;
      if (!(amount >= 100 && amount <= unpaid))
        return show(reply, link, 'Part of it is at least ₹1.00 and less than all of it');
      const payment = newPayment(link, amount, failed ? 'failed' : 'captured');
      if (failed) {
        await sendWebhook(scope, deps, eventBody('payment.failed', link, payment));
        return show(reply, link, 'The payment failed. Nothing was taken; you can try again.');
      }
      const paid = withPayment(link, payment);
      await deps.store.save(paid);
      await sendWebhook(
        scope,
        deps,
        eventBody(
          paid.status === 'paid' ? 'payment_link.paid' : 'payment_link.partially_paid',
          paid,
          payment,
        ),
      );
      // The page shows the result of a link that has no return URL.
      if (!link.callback_url) return show(reply, paid);
      return reply.redirect(returnUrl(paid, payment, deps.settings.keySecret), 303);
    },
  );
}

const isClosed = ({ status }: CheckoutLink): boolean =>
  status !== 'created' && status !== 'partially_paid';

const newPayment = (
  link: CheckoutLink,
  amount: number,
  status: CheckoutPayment['status'],
): CheckoutPayment => ({
  payment_id: newId('pay'),
  plink_id: link.id,
  amount,
  method: 'upi',
  status,
  created_at: nowSeconds(),
});

function withPayment(link: CheckoutLink, payment: CheckoutPayment): CheckoutLink {
  const paid = link.amount_paid + payment.amount;
  return {
    ...link,
    amount_paid: paid,
    status: paid === link.amount ? 'paid' : 'partially_paid',
    payments: [...link.payments, payment],
    updated_at: nowSeconds(),
  };
}

/** Return URL of the customer, with the parameters that Razorpay adds. */
function returnUrl(link: CheckoutLink, payment: CheckoutPayment, keySecret: string): string {
  const url = new URL(link.callback_url);
  const signed = [link.id, link.reference_id, link.status, payment.payment_id].join('|');
  const added = {
    razorpay_payment_id: payment.payment_id,
    razorpay_payment_link_id: link.id,
    razorpay_payment_link_reference_id: link.reference_id,
    razorpay_payment_link_status: link.status,
    razorpay_signature: createHmac('sha256', keySecret).update(signed).digest('hex'),
  };
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.href;
}
