import { sql } from 'kysely';
import { v7 } from 'uuid';
import { business, requireConfirmed } from '../business/business.service.js';
import type { Deps, Em } from '../database.js';
import { queueMail } from '../mails/outbox.service.js';
import { today } from '../platform/dates.js';
import { lengthOfSpan } from '../platform/date-range.js';
import { badInput, notFound } from '../platform/errors.js';
import { isUuid } from '../platform/ids.js';
import { accountLedgerOf, type Span } from './statement-account.queries.js';
import { isPrintable } from './statement-rendering.js';
import { isMonth, lastDayOf, monthBefore, monthOf, nextMonth } from './calendar-month.js';
import {
  correctionOf,
  type MadeStatement,
  type StatementContent,
  type StatementRecipient,
  sumsOf,
} from './statement-content.js';
import type { StatementFigures } from './statement-totals.js';
import type { Statement } from './statement.entity.js';
import { statementMail } from './statement.mails.js';
import * as queries from './statements.queries.js';

/** Maximum length of the range of a statement, in days. */
export const MAX_STATEMENT_DAYS = 400;

/**
 * Maximum number of lines of a statement: an enterprise with 300 orders a week over
 * `MAX_STATEMENT_DAYS`.
 */
const MAX_LINES = 40_000;

/** Throws BAD_USER_INPUT for a range that is reversed, too long, or in the future. */
function checkPeriod(span: Span): void {
  lengthOfSpan(span, MAX_STATEMENT_DAYS);
  if (span.to > today()) throw badInput({ to: 'The last day cannot be after today' });
}

type ComputedAccount = Pick<MadeStatement, 'figures'> &
  Pick<StatementContent, 'lines' | 'notInvoiced'>;

/**
 * Computes the account. `storedClosing` is the stored closing balance of the statement before it,
 * if any.
 */
async function computeAccount(
  em: Em,
  userId: string,
  span: Span,
  storedClosing?: number,
): Promise<ComputedAccount> {
  const account = await accountLedgerOf(em, userId, span, MAX_LINES);
  if (account.lines.length > MAX_LINES)
    throw badInput({ to: `This statement has more than ${MAX_LINES} lines. Choose fewer days` });
  const { ageing, balanceDue, advance } = account;
  const { notInvoiced, notInvoicedOrders, notInvoicedTotal } = account;
  const opening = storedClosing ?? account.opening;
  const lines = [...correctionOf(span.from, opening, account.opening), ...account.lines];
  const figures = {
    ...{ from: span.from, to: span.to, opening, ...sumsOf(opening, lines) },
    ...{ balanceDue, advance, ageing, lines: lines.length },
    ...{ notInvoicedOrders, notInvoiced: notInvoicedTotal },
  };
  return { figures, lines, notInvoiced };
}

/**
 * Content of a statement in addition to its totals, with the current company profile and recipient.
 */
async function contentOf(
  em: Em,
  recipient: StatementRecipient,
  { lines, notInvoiced }: ComputedAccount,
): Promise<StatementContent> {
  const { name, address, city, state, pincode, gstin, ...rest } = await business(em);
  const { upiId, bank, accountNumber, ifsc } = rest;
  const issuer = {
    ...{ name, address, city, state, pincode, gstin },
    ...{ upiId, bank, accountNumber, ifsc },
  };
  return { issuer, recipient, lines, notInvoiced };
}

/**
 * The stored statement of this range, if any. Throws NOT_FOUND for a malformed id, and
 * BAD_USER_INPUT with fields.
 */
async function storedStatementOf(em: Em, userId: string, span: Span): Promise<Statement | null> {
  if (!isUuid(userId)) throw notFound('Enterprise');
  checkPeriod(span);
  return isMonth(span) ? queries.storedStatement(em, userId, span.from) : null;
}

/**
 * Statement of an enterprise for a range of days. A stored month is returned as stored; other
 * ranges are computed now. Throws BAD_USER_INPUT with fields, NOT_FOUND for a user that is not an
 * enterprise, and CONFLICT while the company details are not confirmed.
 */
export async function statementOf(em: Em, userId: string, span: Span): Promise<MadeStatement> {
  const stored = await storedStatementOf(em, userId, span);
  if (stored) return stored;
  const recipient = await queries.requireRecipient(em, userId);
  requireConfirmed(await business(em), 'No statement can be made');
  const worked = await computeAccount(em, userId, span);
  return { figures: worked.figures, content: await contentOf(em, recipient, worked) };
}

/** Totals of a statement, without its other content. */
export async function statementFiguresOf(
  em: Em,
  userId: string,
  span: Span,
): Promise<StatementFigures> {
  const stored = await storedStatementOf(em, userId, span);
  if (stored) return stored.figures;
  await queries.requireRecipient(em, userId);
  return (await computeAccount(em, userId, span)).figures;
}

/**
 * Makes and stores the statement of a month, in the caller's transaction. Its opening balance is
 * the closing balance of the statement before it. Returns null if it already exists, or if the
 * month has no entries and no balance.
 */
export async function saveStatement(
  tx: Em,
  userId: string,
  month: string,
  createdAt = new Date(),
): Promise<(MadeStatement & Pick<Statement, 'id'>) | null> {
  const before = await queries.lastBefore(tx, userId, month);
  const span = { from: month, to: lastDayOf(month) };
  const worked = await computeAccount(tx, userId, span, before?.figures.closing);
  const { figures } = worked;
  if (figures.opening === 0 && figures.lines === 0) return null;
  const recipient = await queries.requireRecipient(tx, userId);
  const made = { figures, content: await contentOf(tx, recipient, worked) };
  // A second process that makes the same statement waits here. It then stores and mails nothing.
  const { rows } = await sql<{ id: string }>`
    insert into statement (id, user_id, month, created_at, figures, content)
    values (${v7()}, ${userId}, ${month}, ${createdAt}, ${JSON.stringify(made.figures)}, ${JSON.stringify(made.content)})
    on conflict (user_id, month) do nothing returning id`.execute(tx.getKysely());
  const [stored] = rows;
  return stored ? { ...stored, ...made } : null;
}

/** Makes one statement and queues its mail, in one transaction. */
const makeOne = ({ em, app }: Deps, userId: string, month: string): Promise<void> =>
  em.transactional(async (tx) => {
    const made = await saveStatement(tx, userId, month);
    if (!made) return;
    const { name, email } = made.content.recipient;
    const content = statementMail(app.publicUrl, { name }, made.figures);
    const statementId = isPrintable(made.figures) ? made.id : undefined;
    await queueMail({ em: tx, app }, { to: email, topic: 'statement', content, statementId });
  });

/** Stores that all statements of a month are made. */
export async function closeMonth(em: Em, month: string): Promise<void> {
  await em
    .getKysely()
    .insertInto('completed_statement_month')
    .values({ month, done_at: sql<Date>`now()` })
    .onConflict((there) => there.column('month').doNothing())
    .execute();
}

/**
 * Makes all statements of a month. A failed one does not stop those of other enterprises. At the
 * end it throws the first failure.
 */
async function makeMonth({ em, app }: Deps, month: string): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await queries.enterprisesWithout(em, month))
    try {
      await makeOne({ em: em.fork(), app }, id, month);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length) throw failures[0];
  await closeMonth(em, month);
}

/**
 * Makes and mails the statements of every past month that is not done, oldest first. A month is
 * done once all its statements are made; until then the job repeats. No statement is made before
 * the company details are confirmed. With several processes, each statement is still made and
 * mailed once.
 */
export async function makeDueStatements({ em, app }: Deps, day = today()): Promise<void> {
  if (!(await business(em)).confirmedAt) return;
  const last = monthBefore(monthOf(day));
  const done = await queries.lastMonthDone(em);
  for (let month = done ? nextMonth(done) : last; month <= last; month = nextMonth(month))
    await makeMonth({ em, app }, month);
}
