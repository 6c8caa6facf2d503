import { compose } from '../mails/email-template.js';
import { readableDay } from '../platform/dates.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { formatPaise } from '../platform/money.js';
import { isPrintable } from './statement-rendering.js';
import type { StatementFigures } from './statement-totals.js';
import { agesInWords, balanceInWords, balanceParts, periodInWords } from './statement-labels.js';

const whereItIs = (figures: StatementFigures): string =>
  isPrintable(figures)
    ? 'It is attached as a PDF. You can also download a CSV from your account.'
    : `It is too long for a PDF (${figures.lines.toLocaleString('en-IN')} lines). Download the CSV from your account.`;

/** Mail with the totals of a month and a link to the statements in the account. */
export function statementMail(
  publicUrl: string,
  user: { name: string },
  figures: StatementFigures,
): MailContent {
  const { from, to, opening, charged, credited } = figures;
  const ages = agesInWords(figures).filter(([, amount]) => amount !== 0);
  return compose({
    subject: `Statement for ${periodInWords(figures)}: ${balanceInWords(figures)}`,
    paragraphs: [
      `Hello ${user.name}, here is your statement for ${periodInWords(figures)}. ${whereItIs(figures)}`,
    ],
    facts: [
      [`Balance before ${readableDay(from)}`, formatPaise(opening)],
      ['Charged', formatPaise(charged)],
      ['Paid and credited', formatPaise(credited)],
      ...balanceParts(figures).map(([name, amount]): [string, string] => [
        `${name} on ${readableDay(to)}`,
        formatPaise(amount),
      ]),
      ...ages.map(([name, amount]): [string, string] => [`of which ${name}`, formatPaise(amount)]),
    ],
    button: { label: 'View your statements', url: `${publicUrl}/account?tab=account` },
  });
}
