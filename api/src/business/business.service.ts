import { LockMode } from '@mikro-orm/core';
import { addJob } from '../platform/jobs/queue.js';
import { findState, otherState } from '../addresses/states.js';
import { isAdmin } from '../auth/permission.policy.js';
import { requireRecentSignIn } from '../auth/sessions/sessions.service.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { badInput, conflict, type FieldErrors, notFound } from '../platform/errors.js';
import { explainConflict, nextVersion } from '../users/version-conflict.service.js';
import { Business } from './business.entity.js';
import type { UpdateBusinessInput } from './business.inputs.js';
import { uninvoicedTaxedOrders } from './uninvoiced-taxed-orders.queries.js';

interface BusinessDeps {
  em: Em;
}

/**
 * The company profile: the only row of its table, created by a migration. With a lock mode, the row
 * stays locked until the transaction ends.
 */
export async function business(
  em: Em,
  lock?: LockMode.PESSIMISTIC_WRITE | LockMode.PESSIMISTIC_READ,
): Promise<Business> {
  const [one] = await em.findAll(Business, {
    ...{ limit: 1, refresh: true },
    ...(lock && { lockMode: lock }),
  });
  if (!one) throw notFound('Business');
  return one;
}

/**
 * Name of the job that issues the invoices that waited for the confirmation of the company details.
 */
export const ISSUE_WAITING_INVOICES = 'issue_waiting_invoices';

/**
 * Columns that confirm the company details, for the first save by an admin; empty for other saves.
 * For that first save it also queues the job that issues the waiting invoices.
 */
async function confirmationOf(tx: Em, { confirmedAt }: Business, viewer: Viewer) {
  if (confirmedAt || !isAdmin(viewer)) return {};
  await addJob(tx, ISSUE_WAITING_INVOICES, {}, { jobKey: ISSUE_WAITING_INVOICES });
  return { confirmedAt: new Date(), confirmedBy: viewer.userId };
}

/**
 * Throws CONFLICT while the company details are not confirmed. `what` is the first part of the
 * message.
 */
export function requireConfirmed({ confirmedAt }: Business, what: string): void {
  if (confirmedAt) return;
  throw conflict(
    'COMPANY_UNCONFIRMED',
    `${what} yet. An admin has to confirm the company details first, on the page Company details`,
  );
}

/** Fields of the bank account and UPI ID that customers pay to. */
const PAYEE = ['upiId', 'bank', 'accountNumber', 'ifsc'] as const;

/**
 * Saves the company profile. Issued invoices do not change. A change of the payment details needs a
 * recent sign-in.
 */
export async function saveBusiness(
  viewer: Viewer,
  { em }: BusinessDeps,
  version: number,
  input: UpdateBusinessInput,
): Promise<void> {
  const values = checked(input);
  if (!values.gstin) await requireInvoices(em);
  await em.transactional(async (tx) => {
    // Locks the row, so that the compared values are those that this save replaces.
    const now = await business(tx, LockMode.PESSIMISTIC_WRITE);
    if (now.version !== version) throw await explainConflict(tx, viewer, 'Company details', now);
    if (PAYEE.some((name) => now[name] !== values[name])) await requireRecentSignIn(tx, viewer);
    const confirmation = await confirmationOf(tx, now, viewer);
    const changes = { ...values, ...confirmation, ...nextVersion(viewer) };
    await tx.nativeUpdate(Business, { id: now.id }, changes);
  });
}

/**
 * Throws BAD_USER_INPUT when the GSTIN is removed while bills with added tax lack an invoice.
 * Without a GSTIN their invoices would show that tax as rounding.
 */
async function requireInvoices(em: Em): Promise<void> {
  const { count, named } = await uninvoicedTaxedOrders(em);
  if (!count) return;
  const which =
    count === 1 ? '1 order has GST on its bill' : `${count} orders have GST on their bills`;
  const orders = [...named, ...(count > named.length ? ['...'] : [])].join(', ');
  throw badInput({
    gstin: `${which} and no invoice yet (${orders}). Issue the missing invoices first`,
  });
}

/**
 * Checks fields that depend on each other, and returns the values to store. Throws BAD_USER_INPUT.
 */
function checked(input: UpdateBusinessInput) {
  const state = findState(input.state);
  if (!state) throw badInput({ state: 'Please select the state from the list' });
  const { upiId, gstin, bank, accountNumber, ifsc, ...rest } = input;
  const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  const values = {
    ...{ ...named, state, upiId: upiId || null, gstin: gstin || null },
    ...{ bank: bank || null, accountNumber: accountNumber || null, ifsc: ifsc || null },
  };
  const fields = { ...gstinOf(values.gstin, state), ...bankOf(values) };
  if (Object.keys(fields).length) throw badInput(fields);
  return values;
}

function gstinOf(gstin: string | null, state: string): FieldErrors {
  const refusal = gstin && otherState(gstin, state);
  return refusal ? { gstin: refusal } : {};
}

interface Account {
  bank: string | null;
  accountNumber: string | null;
  ifsc: string | null;
}

const BANK_INCOMPLETE = 'Enter bank, account number and IFSC, or leave all three empty';

/**
 * Bank, account number and IFSC: all three or none, because an incomplete account cannot receive
 * payments.
 */
function bankOf({ bank, accountNumber, ifsc }: Account): FieldErrors {
  if (!bank && !accountNumber && !ifsc) return {};
  return {
    ...(bank ? {} : { bank: BANK_INCOMPLETE }),
    ...(accountNumber ? {} : { accountNumber: BANK_INCOMPLETE }),
    ...(ifsc ? {} : { ifsc: BANK_INCOMPLETE }),
  };
}
