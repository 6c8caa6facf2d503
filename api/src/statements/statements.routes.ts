import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteDeps } from '../app-module.js';
import { actingFor } from '../auth/ownership.policy.js';
import { isStaff } from '../auth/permission.policy.js';
import { checkPasskey } from '../graphql/access/access.js';
import { auditContextOf, logDenied } from '../graphql/access/operation-log.js';
import { type Context, signedIn } from '../graphql/context.js';
import { chargeBytes } from '../graphql/documents/read-quota.js';
import { AuditKind } from '../platform/audit/audit-event.js';
import { parseDay } from '../platform/dates.js';
import { badInput } from '../platform/errors.js';
import { toRupees } from '../platform/money.js';
import { type CsvFile, rupeesOf, sendCsv } from '../rest/csv.js';
import type { Span } from './statement-account.queries.js';
import { type ReadableLine, readableLines } from './statement-line-labels.js';
import { renderStatementPdf, fileNameOf } from './statement-rendering.js';
import type { MadeStatement } from './statement-content.js';
import { balanceParts } from './statement-labels.js';
import { statementOf } from './statements.service.js';
import { statementSchema } from './statements.openapi.js';

// Routes that download statements as files; GraphQL has only their totals.

interface Route {
  Params: { id: string };
  Querystring: Record<string, unknown>;
}

const OPERATION = 'statementFile';

/** Cost for the read quota while the length of a statement is unknown, in bytes. */
const WORTH_BYTES = 500_000;

/** Cost for the read quota per line, in bytes; higher for PDF because of the rendering time. */
const WORTH_OF_LINE = { pdf: 3000, csv: 150 };

type Format = keyof typeof WORTH_OF_LINE;

const isFormat = (value: unknown): value is Format => value === 'pdf' || value === 'csv';

function dayIn(query: Record<string, unknown>, name: keyof Span): string {
  const given = query[name];
  const day = typeof given === 'string' ? parseDay(given) : null;
  if (!day) throw badInput({ [name]: 'Send a day as YYYY-MM-DD' });
  return day;
}

function readQuery(query: Record<string, unknown>): { span: Span; format: Format } {
  const { format } = query;
  if (!isFormat(format)) throw badInput({ format: 'The format must be pdf or csv' });
  return { span: { from: dayIn(query, 'from'), to: dayIn(query, 'to') }, format };
}

const rupees = (paise: unknown): string => rupeesOf(toRupees(Number(paise)));

const COLUMNS: CsvFile['columns'] = {
  Date: (row) => row['day'],
  Particulars: (row) => row['what'],
  'Order ID': (row) => row['shortId'],
  Note: (row) => row['note'],
  'Charged (₹)': (row) => rupees(row['charged']),
  'Paid, Credited (₹)': (row) => rupees(row['credited']),
  'Balance (₹)': (row) => rupees(row['balance']),
};

/**
 * All lines of a CSV file: opening balance, entries, closing balance, and the parts of the amount
 * due.
 */
function csvLines(made: MadeStatement): ReadableLine[] {
  const { from, to, opening, charged, credited } = made.figures;
  const [[account, closing], ...rest] = balanceParts(made.figures);
  const sum = { note: '', shortId: '' };
  return [
    { ...sum, day: from, what: 'Balance before', charged: 0, credited: 0, balance: opening },
    ...readableLines(made),
    { ...sum, day: to, what: account, charged, credited, balance: closing },
    ...rest.map(([what, balance]) => ({ ...sum, day: to, what, charged: 0, credited: 0, balance })),
  ];
}

/** Records a download by staff in the audit log. */
async function auditExport(context: Context, objectId: string, details: object): Promise<void> {
  const viewer = signedIn(context);
  if (!isStaff(viewer)) return;
  const once = { what: `${viewer.userId} ${JSON.stringify(details)}`, span: 'minute' } as const;
  const auditContext = auditContextOf(OPERATION, context, viewer);
  const note = { ...auditContext, kind: AuditKind.EXPORTED, thing: 'user', objectId };
  await context.audit({ ...note, details: { ...details, file: 'statement' }, once });
}

async function send(request: FastifyRequest<Route>, reply: FastifyReply, context: Context) {
  const viewer = signedIn(context);
  checkPasskey(context);
  await chargeBytes(context, WORTH_BYTES);
  const { id } = request.params;
  const userId = actingFor(viewer, id, 'reports.read');
  const { span, format } = readQuery(request.query);
  const made = await statementOf(context.em, userId, span);
  await chargeBytes(context, made.figures.lines * WORTH_OF_LINE[format]);
  await auditExport(context, userId, { ...span, format });
  const name = fileNameOf(span);
  if (format === 'csv')
    return sendCsv(
      { name, columns: COLUMNS },
      reply,
      csvLines(made).map((line) => ({ ...line })),
    );
  const file = await renderStatementPdf(context, made, signedIn(context).userId);
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .send(file);
}

/** Download of a statement as PDF or CSV. */
export function statementRoutes(server: FastifyInstance, { contextOf }: RouteDeps): void {
  server.get<Route>(
    '/api/enterprise/:id/statement',
    { schema: statementSchema },
    async (request, reply) => {
      const context = await contextOf(request, reply);
      try {
        return await send(request, reply, context);
      } catch (error) {
        await logDenied(OPERATION, context, error);
        throw error;
      }
    },
  );
}
