import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, execute, type GraphQLSchema } from 'graphql';
import { isAdmin, isStaff } from '../auth/permission.policy.js';
import { auditContextOf } from '../graphql/access/operation-log.js';
import type { Context, ContextOf } from '../graphql/context.js';
import { complexityOf } from '../graphql/documents/query-complexity.js';
import { chargeRead, isRead } from '../graphql/documents/read-quota.js';
import { AuditKind } from '../platform/audit/audit-event.js';
import { today } from '../platform/dates.js';
import { AppError } from '../platform/errors.js';
import { MAX_ROWS } from '../platform/lists/pagination.js';
import { sendListAsCsv } from './csv.js';
import { linkNext, withEtag } from './headers.js';
import type { Names } from './input-mapping.js';
import {
  type AnsweredPage,
  collect,
  type FetchPage,
  rowLimit,
  startOf,
} from './list-parameters.js';
import type { Checked, Operation } from './operation.js';
import { checkCaller, readVariables } from './request.js';

export interface RestDeps {
  schema: GraphQLSchema;
  contextOf: ContextOf;
}

/** Handles a REST request by running the GraphQL operation of its route. */
export async function answer(
  operation: Operation,
  deps: RestDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const context = await deps.contextOf(request, reply);
  await checkCaller(operation, request, context);
  // Reads a list as one GraphQL page, so that the number of SQL queries does not depend on its
  // length.
  const longestPage = operation.list ? MAX_ROWS : context.longestPage;
  const { paymentMethodOptional } = operation;
  const exportDay = operation.csv && today();
  const run = runner(deps.schema, { ...context, longestPage, paymentMethodOptional, exportDay });
  const variables = await readVariables(operation, request, run);
  const { document, answer: name } = checkedFor(operation, context);
  const ask = async (page?: { first: number; after?: string }) =>
    (await run(document, { ...variables, ...page }).catch(inRestNames(operation.names)))[name];
  const fetch: FetchPage = async (page) => pageOf(await ask(page));
  if (operation.csv) {
    await auditExport(operation, context, variables);
    return sendListAsCsv(operation.csv, operation.shape, reply, fetch);
  }
  const body = operation.list
    ? await answerList(operation, { request, reply, context, run, fetch, variables })
    : operation.shape.convert(await ask());
  return operation.etag ? withEtag(request, reply, body) : body;
}

/** A page of a response; a list without pages becomes a single page. */
const pageOf = (answered: unknown): AnsweredPage =>
  Array.isArray(answered)
    ? { nodes: answered, pageInfo: { endCursor: null, hasNextPage: false } }
    : (answered as AnsweredPage);

type Data = Record<string, unknown>;

/**
 * Writes an audit entry for an export by staff, before the server sends it. A repeated export
 * within a minute has no second entry.
 */
async function auditExport({ ask, csv }: Operation, context: Context, asked: Data): Promise<void> {
  const { viewer } = context;
  if (!viewer || !isStaff(viewer)) return;
  const { filter, ...others } = asked;
  const parameters = { file: csv?.name, ...others, ...(filter as object) };
  const once = { what: `${viewer.userId} ${JSON.stringify(parameters)}`, span: 'minute' } as const;
  const auditContext = auditContextOf(ask.answer, context, viewer);
  await context.audit({ ...auditContext, kind: AuditKind.EXPORTED, details: parameters, once });
}

type Run = (document: DocumentNode, variables: Data) => Promise<Data>;

/**
 * Returns a function that runs operations for one caller and throws their first error. It charges
 * all requested rows of a list to the read quota, and then refunds the rows that the list does not
 * have. The documents are fixed, so nothing else determines the cost.
 */
function runner(schema: GraphQLSchema, contextValue: Context): Run {
  return async (document, variableValues) => {
    const costOf = (variables: Data) =>
      complexityOf({ schema, document, variables, longestPage: contextValue.longestPage });
    const cost = isRead(schema, document) ? costOf(variableValues) : 0;
    const refund = await chargeRead(contextValue, cost);
    const { data, errors } = await execute({ schema, document, variableValues, contextValue });
    if (errors?.[0]) throw errors[0];
    if (cost && 'first' in variableValues) {
      const [answered] = Object.values(data ?? {});
      const first = Math.max(1, pageOf(answered ?? []).nodes.length);
      await refund(cost - costOf({ ...variableValues, first }));
    }
    return data ?? {};
  };
}

/** Selects the document. Some routes have a second one for admins, which accepts any account. */
const checkedFor = ({ ask, askForAdmins }: Operation, { viewer }: Context): Checked =>
  askForAdmins && viewer && isAdmin(viewer) ? askForAdmins : ask;

interface ListRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  context: Context;
  run: Run;
  fetch: FetchPage;
  variables: Data;
}

async function answerList(operation: Operation, asked: ListRequest): Promise<unknown> {
  const { request, reply, context, run, fetch, variables } = asked;
  const { list, createdAtOf, whereEmpty, shape } = operation;
  const query = request.query as Data;
  const limit = rowLimit(query);
  const start = await startOf(
    query,
    createdAtOf &&
      (async (id) => {
        const [row] = Object.values(await run(createdAtOf, { id }));
        return String((row as { createdAt: string }).createdAt);
      }),
  );
  const found = await collect(fetch, { limit, start, without: list?.without }).catch(
    inRestNames({ after: 'before' }),
  );
  if (whereEmpty && !found.nodes.length && context.viewer && isAdmin(context.viewer))
    await run(whereEmpty.document, variables);
  linkNext(request, reply, context.app.publicUrl, found.next);
  const rows = shape.convert(found.nodes);
  return list?.under ? { [list.under]: rows } : rows;
}

/** Renames the fields of an error to their names in REST. */
const inRestNames =
  (names: Names = {}) =>
  (error: unknown): never => {
    const cause = (error as { originalError?: unknown }).originalError;
    const fields = cause instanceof AppError ? Object.keys(cause.details.fields ?? {}) : [];
    if (!(cause instanceof AppError) || !fields.some((name) => name in names)) throw error;
    throw cause.withFieldNames((name) => names[name] ?? name);
  };
