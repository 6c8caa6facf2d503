import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, execute, type GraphQLSchema } from 'graphql';
import { actingFor, isStaff } from '../auth/ownership.policy.js';
import { checkRole } from '../graphql/access.js';
import type { Context, ContextOf } from '../graphql/context.js';
import { noteRefusal } from '../graphql/deeds.js';
import { AppError, badInput } from '../platform/errors.js';
import { tellWhy } from '../platform/http/refusals.js';
import { countRead, weightOfRead } from '../graphql/reads.js';
import { answerCsv } from './csv.js';
import { linkNext, withEtag } from './headers.js';
import { InputReader } from './input.js';
import { collect, type FetchPage, type AnsweredPage, rowLimit, startOf } from './lists.js';
import { compile, type Operation } from './operation.js';
import { type Extra, Shapes } from './output.js';
import type { RestRow, Source } from './row.js';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export interface RestDeps {
  schema: GraphQLSchema;
  contextOf: ContextOf;
}

export interface RestTable {
  rows: readonly RestRow[];
  /** Fields that REST adds to objects of a GraphQL type. */
  extras: Record<string, Extra>;
}

/** The table after every operation was checked against the schema, with the components it speaks of. */
export function compileTable(schema: GraphQLSchema, { rows, extras }: RestTable) {
  const shapes = new Shapes(extras);
  const operations = rows.map((row) => compile(schema, row, shapes));
  return { operations, components: shapes.components };
}

/** Serves the rows of the table: each runs its GraphQL operation in this process, as whoever asks. */
export function restRoutes(server: FastifyInstance, deps: RestDeps, operations: Operation[]): void {
  acceptOnlyJson(server);
  for (const operation of operations) {
    server.route({
      method: operation.method,
      url: fastifyPath(operation.path),
      handler: (request, reply) =>
        answer(operation, deps, request, reply).catch((error: unknown) => {
          tellWhy(request.log, { reason: 'wrong input', operation: nameOf(operation) });
          throw error;
        }),
    });
  }
  refuseOtherMethods(server, operations);
}

const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** JSON is the only type of body; none at all is fine, whatever the content type says. */
function acceptOnlyJson(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parseJson(request, String(body), done);
  });
}

function refuseOtherMethods(server: FastifyInstance, operations: Operation[]): void {
  const byPath = Map.groupBy(operations, ({ path }) => path);
  for (const [path, rows] of byPath) {
    const allowed = rows.map(({ method }) => method);
    server.route({
      method: [...METHODS.filter((method) => !allowed.includes(method)), 'OPTIONS'],
      url: fastifyPath(path),
      // Before the body is looked at, which may be of any kind.
      onRequest: async (_request, reply) => {
        const message = `Use ${allowed.join(' or ')} here`;
        return reply
          .status(405)
          .header('allow', allowed.join(', '))
          .send({ error: message, message });
      },
      handler: () => undefined,
    });
  }
}

/** What it is called in the log. */
const nameOf = ({ answers: [name], path }: Operation): string => name ?? path;

async function answer(
  operation: Operation,
  deps: RestDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const context = await deps.contextOf(request, reply);
  checkCaller(operation, request, context);
  const run = runner(deps.schema, context);
  const variables = await readVariables(operation, request, context, run);
  const fetch = async (page: { first: number; after?: string }) =>
    pick(operation, await run(operation.document, { ...variables, ...page })) as AnsweredPage;
  if (operation.csv) return answerCsv(operation.csv, operation.shape, reply, fetch);
  const body = operation.list
    ? await answerList(operation, { request, reply, context, run, fetch })
    : operation.shape.convert(pick(operation, await run(operation.document, variables)));
  return operation.etag ? withEtag(request, reply, body) : body;
}

type Data = Record<string, unknown>;
type Run = (document: DocumentNode, variables: Data) => Promise<Data>;

/** Runs operations as one caller; the first error of one is its outcome. */
export function runner(schema: GraphQLSchema, contextValue: Context): Run {
  return async (document, variableValues) => {
    const weight = weightOfRead({ schema, document, variables: variableValues });
    const settle = await countRead(contextValue, weight);
    const { data, errors } = await execute({ schema, document, variableValues, contextValue });
    await settle(data);
    if (errors?.[0]) throw errors[0];
    return data ?? {};
  };
}

const pick = ({ answers }: Operation, data: Data): unknown =>
  data[answers.find((name) => data[name] !== undefined) ?? ''];

interface ListRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  context: Context;
  run: Run;
  fetch: FetchPage;
}

async function answerList(operation: Operation, asked: ListRequest): Promise<unknown> {
  const { request, reply, context, run, fetch } = asked;
  const { list, position, shape } = operation;
  const query = request.query as Data;
  const limit = rowLimit(query);
  const start = await startOf(
    query,
    position &&
      (async (id) => {
        const [row] = Object.values(await run(position, { id }));
        return String((row as { createdAt: string }).createdAt);
      }),
  );
  const found = await collect(fetch, { limit, start, without: list?.without }).catch(namedBefore);
  linkNext(request, reply, context.app.publicUrl, found.next);
  const rows = shape.convert(found.nodes);
  return list?.as ? { [list.as]: rows } : rows;
}

/** GraphQL says `after` where REST says `before`. */
function namedBefore(error: unknown): never {
  const cause = (error as { originalError?: unknown }).originalError;
  const after = cause instanceof AppError ? cause.details.fields?.['after'] : undefined;
  throw after ? badInput({ before: after }) : error;
}

function valueAt(source: Source, request: FastifyRequest): unknown {
  const [part = '', name] = source.split('.');
  const { body, params, query, headers } = request;
  const values: Data = { body, params, query, headers };
  const whole = values[part] ?? {};
  if (part === 'body' && (typeof whole !== 'object' || Array.isArray(whole)))
    throw badInput({}, 'Send a JSON object');
  if (!name) return whole;
  return Object.hasOwn(whole, name) ? (whole as Data)[name] : undefined;
}

/** Before anything that was sent is read; GraphQL refuses the same callers and notes the same. */
function checkCaller(operation: Operation, request: FastifyRequest, context: Context): void {
  try {
    if (operation.access !== 'public') checkRole(operation.access, context);
    checkOwner(operation, request, context);
  } catch (error) {
    noteRefusal(nameOf(operation), context, error);
    throw error;
  }
}

/** Ids of users in paths and bodies are the caller's own, unless an admin asks. */
function checkOwner({ owner }: Operation, request: FastifyRequest, { viewer }: Context): void {
  if (!viewer) return;
  const ids = [owner ? valueAt(owner, request) : undefined, valueAt('body.userId', request)];
  const given = ids.filter((id) => id !== undefined && id !== null && id !== '');
  for (const id of given) actingFor(viewer, String(id).toLowerCase());
}

async function readVariables(
  operation: Operation,
  request: FastifyRequest,
  { viewer }: Context,
  run: Run,
): Promise<Data> {
  const reader = new InputReader(operation.synonyms);
  const { current } = operation;
  const variables: Data = {};
  let missing = false;
  for (const { name, type, source } of operation.variables) {
    const own = source === 'own' && !(viewer && isStaff(viewer));
    const value = source === 'own' ? own : valueAt(source, request);
    const absent = value === undefined || (source === 'headers.if-match' && value === '*');
    if (current?.variable === name && absent) missing = true;
    else variables[name] = reader.read(type, value, source.split('.')[1] ?? '');
  }
  if (Object.keys(reader.fields).length) throw badInput(reader.fields);
  if (current && missing) {
    const [found] = Object.values(await run(current.document, variables));
    variables[current.variable] = (found as Data)[current.variable];
  }
  return variables;
}
