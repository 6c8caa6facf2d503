import { isPermission } from '../auth/permission.js';
import { policyOf, wordsOf } from '../graphql/access/access.js';
import { site } from '../site.js';
import type { JsonSchema } from './json-schema.js';
import type { Operation } from './operation.js';
import {
  ERROR,
  inRest,
  type OpenApi,
  type PathItem,
  refusal,
  REFUSALS,
  type Response,
  text,
} from './openapi-parts.js';
import { bodyOf, parametersOf } from './openapi-request.js';
import { tagsOf } from './openapi-tags.js';

function responsesOf(operation: Operation, hasBody: boolean): PathItem['responses'] {
  const { access, fields, list, csv, etag, path, shape, method } = operation;
  const needsProof = fields.some(({ description }) => description?.includes('PROOF_NEEDED'));
  const type = csv ? 'text/csv' : 'application/json';
  const ok: Response = {
    description: 'The request succeeded.',
    headers: {
      'X-Request-Id': text('Names this request in the logs; the one sent, or a new one.'),
      ...(list ? { Link: text('Where the list goes on, as rel="next"; absent at its end.') } : {}),
      ...(etag ? { ETag: text('Changes with the content.') } : {}),
    },
    content: { [type]: { schema: csv ? { type: 'string' } : shape.schema } },
  };
  const statuses = [
    400,
    ...(access === 'public' ? [] : [401]),
    ...(isPermission(access) || operation.byPermission || needsProof ? [403] : []),
    ...(path.includes('{') || hasBody ? [404] : []),
    405,
    ...(method === 'GET' ? [] : [409]),
    ...(hasBody ? [413, 415] : []),
    429,
    500,
    503,
  ];
  return {
    200: ok,
    ...(etag ? { 304: { description: 'Not modified: the client already has this version.' } } : {}),
    ...Object.fromEntries(
      statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]),
    ),
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function operationId({ method, path }: Operation): string {
  const words = path
    .split(/[/.-]/)
    .filter((part) => part && !part.startsWith('{'))
    .map(capital);
  return method.toLowerCase() + words.join('');
}

/** Text about who may call a path. Permissions of staff apply to some REST paths only. */
export function whoMayCall({
  ask,
  askForAdmins,
  byPermission = false,
  alsoNeeds,
  path,
}: Operation): string {
  const [field] = ask.fields;
  if (!field) throw new Error(`${path}: there is no operation`);
  const [forAdmins] = askForAdmins?.fields ?? [];
  const others = forAdmins && policyOf(forAdmins).access;
  const policy = { ...policyOf(field), ...(isPermission(others) ? { others } : {}) };
  return wordsOf(policy, { byPermission, alsoNeeds });
}

/** Description of a path, with who may call it. */
function descriptionOf(operation: Operation): string {
  const described = operation.fields.at(-1);
  if (!described) throw new Error(`${operation.path}: there is no operation`);
  const said = described.description?.replace(wordsOf(policyOf(described)), '');
  return `${operation.description ?? inRest(said)}\n\n${whoMayCall(operation)}`;
}

function pathItem(operation: Operation): PathItem {
  const { access, path } = operation;
  const requestBody = bodyOf(operation);
  const description = descriptionOf(operation);
  return {
    operationId: operationId(operation),
    tags: [path.split('/')[1] ?? ''],
    summary: /^.*?[.;:](?=\s|$)/.exec(description)?.[0].replace(/[.;:]$/, '') ?? description,
    description,
    security: access === 'public' ? [{}] : [{ bearer: [] }],
    parameters: parametersOf(operation),
    requestBody,
    responses: responsesOf(operation, Boolean(requestBody)),
  };
}

/** The OpenAPI 3.1 document of all paths. It uses the descriptions of the GraphQL schema. */
export function openApi(
  operations: Operation[],
  schemas: Record<string, JsonSchema>,
  beside: OpenApi['paths'],
): OpenApi {
  const paths: OpenApi['paths'] = { ...beside };
  for (const operation of operations) {
    const item = (paths[operation.path] ??= {});
    item[operation.method.toLowerCase()] = pathItem(operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.brand} REST API`,
      version: '1.0.0',
      contact: { name: site.brand, email: site.email },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      description:
        'Amounts are rupees with at most two decimals. Days are DD-Mon-YYYY in Asia/Kolkata, times are ISO 8601 in UTC. Every object has its id as `id` and as `_id`. Unknown fields of a body are ignored. GraphQL at /graphql has the same operations and more.',
    },
    servers: [{ url: '/api' }],
    tags: tagsOf(paths),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'Session token: the `token` of POST /auth/verify-login.',
        },
      },
      schemas: { ...schemas, Error: ERROR },
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, words]) => [status, refusal(status, words)]),
      ),
    },
  };
}
