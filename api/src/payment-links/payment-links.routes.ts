import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app-module.js';
import { AppError } from '../platform/errors.js';
import { storeUnparsableWebhook } from './failed-webhook-store.service.js';
import { applyNotification } from './webhook-processing.service.js';
import type { Notification, PaymentProvider } from './payment-provider.js';

/**
 * Webhook endpoint of the payment provider. The signature covers the raw body, so the body is
 * parsed after the check. A signed webhook that can be parsed gets status 200, also when it
 * changes nothing. A retry would not help, and the provider disables a webhook that fails for a
 * day. An unreadable one gets 400, so that the provider sends it again.
 */
export async function webhookRoutes(
  server: FastifyInstance,
  { orm, app, payments: provider }: RouteDeps,
): Promise<void> {
  if (!provider) return;
  await server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post('/webhooks/razorpay', async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = header(request.headers['x-razorpay-signature']);
      // A webhook without an id gets a hash of its body as id, so that a repeated body is a
      // repeated webhook.
      const id =
        header(request.headers['x-razorpay-event-id']).slice(0, 200) ||
        createHash('sha256').update(body).digest('hex');
      const notification = parse(provider, body, signature);
      if (!notification) {
        app.metrics?.paymentEvents.inc({ source: 'webhook', outcome: 'wrong signature' });
        request.log.warn({ ip: request.ip, bytes: body.length }, 'webhook with a wrong signature');
        throw new AppError('UNAUTHENTICATED', 'The signature is wrong');
      }
      if (notification === 'unreadable') {
        await storeUnparsableWebhook(orm.em.fork(), id);
        throw new AppError('BAD_USER_INPUT', 'This is no notification that we can read');
      }
      const deps = { em: orm.em.fork(), app, log: request.log };
      const outcome = await applyNotification(deps, id, notification);
      app.metrics?.paymentEvents.inc({ source: 'webhook', outcome });
      const { kind, link } = notification;
      request.log.info({ event: id, kind, link: link?.id, outcome }, 'webhook');
      return { outcome };
    });
    done();
  });
}

const header = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';

function parse(
  provider: PaymentProvider,
  body: Buffer,
  signature: string,
): Notification | 'unreadable' | null {
  try {
    return provider.read(body, signature);
  } catch {
    return 'unreadable';
  }
}
