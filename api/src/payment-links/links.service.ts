import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Em, LoggingDeps } from '../database.js';
import { DAY_MS } from '../platform/dates.js';
import { site } from '../site-config.js';
import { linkAmount, isAmountCurrent, LINK_DAYS } from './payment-link.rules.js';
import { type OrderToPay, findOrderToPay, type ActiveLink } from './links.queries.js';
import { applyProviderLink } from './provider-response.service.js';
import { LinkStatus } from './payment-link.entity.js';
import {
  fetchProviderLink,
  type PaymentProvider,
  type ProviderLink,
  ProviderRefusal,
  UnreadableMessage,
} from './payment-provider.js';

export interface LinkDeps extends LoggingDeps {
  provider: PaymentProvider;
}

/**
 * Maximum number of steps of one run. A run may finish the creation of a link, close it, and create
 * a new one.
 */
const MAX_STEPS = 4;

/**
 * Creates, replaces or closes the payment link of an order, so that it matches the amount due. It
 * can be repeated after any failure. A separate transaction holds an advisory lock, so that two
 * runs for one order run one after the other. Each step commits separately. If the process crashes,
 * the database releases the lock.
 */
export function syncLink(deps: LinkDeps, orderId: string): Promise<void> {
  return deps.em.fork().transactional(async (lockTx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`payment_link:${orderId}`}, 0))`.execute(
      lockTx.getKysely(),
    );
    await takeSteps({ ...deps, em: deps.em.fork() }, orderId);
  });
}

async function takeSteps(deps: LinkDeps, orderId: string): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const order = await findOrderToPay(deps.em, orderId);
    if (!order) return;
    const { link } = order;
    if (!link && !linkAmount(order)) return;
    if (!link) await createLink(deps, order);
    else if (link.status === LinkStatus.CREATING) await finishLink(deps, link, order);
    else if (isCurrent(link, order)) return;
    else await retireLink(deps, link, orderId);
  }
}

const isCurrent = (link: ActiveLink, order: OrderToPay): boolean =>
  isAmountCurrent(link, order) && new Date(link.expiresAt).getTime() > Date.now() + DAY_MS;

/**
 * Stores a link and then creates it at the provider. In this order, a later run finds the link
 * after any failure.
 */
async function createLink(deps: LinkDeps, order: OrderToPay): Promise<void> {
  const link = {
    id: v7(),
    amount: linkAmount(order),
    expiresAt: new Date(Date.now() + LINK_DAYS * DAY_MS),
  };
  await deps.em
    .getKysely()
    .insertInto('payment_link')
    .values({
      id: link.id,
      order_id: order.id,
      amount: link.amount,
      expires_at: link.expiresAt,
      created_at: sql<Date>`now()`,
      status: LinkStatus.CREATING,
      amount_paid: 0,
    })
    .execute();
  await saveProviderLink(deps, await createAtProvider(deps, link, order));
}

const createAtProvider = (
  { app, provider }: LinkDeps,
  link: { id: string; amount: number; expiresAt: Date | string },
  order: OrderToPay,
): Promise<ProviderLink> =>
  provider.create({
    reference: link.id,
    orderId: order.id,
    amount: link.amount,
    description: `${site.brand}, order #${order.shortId}`,
    customer: { name: order.name, email: order.email, phone: order.phone },
    expiresAt: new Date(link.expiresAt),
    returnUrl: `${app.publicUrl}/payment-success?order=${order.id}`,
  });

/**
 * Finishes a link whose creation got no response. The provider may or may not have created the
 * link.
 */
async function finishLink(deps: LinkDeps, link: ActiveLink, order: OrderToPay): Promise<void> {
  const found = await unlessUnreadable(deps, link.id, deps.provider.find(link.id));
  if (found) return saveProviderLink(deps, found);
  if (found === undefined) return close(deps.em, link.id, LinkStatus.CANCELLED);
  const isValid = new Date(link.expiresAt).getTime() > Date.now() + DAY_MS;
  if (isValid && link.amount === linkAmount(order))
    return saveProviderLink(deps, await createAtProvider(deps, link, order));
  return close(deps.em, link.id, LinkStatus.CANCELLED);
}

async function saveProviderLink(
  { em }: LinkDeps,
  { reference, id, url }: ProviderLink,
): Promise<void> {
  await em
    .getKysely()
    .updateTable('payment_link')
    .set({ provider_id: id, url, status: LinkStatus.OPEN })
    .where('id', '=', reference)
    .where('status', '=', LinkStatus.CREATING)
    .execute();
}

/**
 * Closes a link that no longer matches the order. If the provider cannot cancel it, a customer may
 * have paid it. That payment is entered first, and the link stays open if it then matches the
 * order. Otherwise it is closed here, so that customers no longer see it.
 */
async function retireLink(deps: LinkDeps, link: ActiveLink, orderId: string): Promise<void> {
  const { em, provider, log } = deps;
  if (!link.providerId) return close(em, link.id, LinkStatus.CANCELLED);
  const { id, providerId } = link;
  try {
    await provider.cancel(providerId);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    log.info({ link: id, reason: error.message }, 'payment link could not be cancelled');
    const response = await unlessUnreadable(
      deps,
      id,
      fetchProviderLink(provider, { id, providerId }),
    );
    if (response) await applyProviderLink(deps, link, response);
    const order = await findOrderToPay(em, orderId);
    if (order?.link?.id !== link.id || isCurrent(order.link, order)) return;
  }
  await close(em, link.id, LinkStatus.CANCELLED);
}

/**
 * Returns the response of the provider; undefined for an unreadable one, so that the caller
 * replaces the link.
 */
async function unlessUnreadable(
  { log }: LinkDeps,
  link: string,
  response: Promise<ProviderLink | null>,
): Promise<ProviderLink | null | undefined> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof UnreadableMessage)) throw error;
    log.warn({ link, reason: error.message }, 'the provider says nothing readable about a link');
    return undefined;
  }
}

/** Closes a link unless a concurrent webhook has already closed it. */
async function close(em: Em, id: string, status: LinkStatus): Promise<void> {
  await em
    .getKysely()
    .updateTable('payment_link')
    .set({ status, closed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
}
