import { isPermission } from '../../rules/permission.js';
import { policyOf } from '../graphql/access/access.js';
import { describeAccess } from '../graphql/access/describe-access.js';
import type { Operation } from './operation.js';
import { type Described, inRest, refusals, type Response, text } from './openapi-parts.js';
import { bodyOf, parametersOf } from './openapi-request.js';

function responsesOf(operation: Operation, hasBody: boolean): Described['response'] {
  const { access, fields, list, csv, etag, path, shape, method } = operation;
  const needsRecentSignIn = fields.some(({ description }) =>
    description?.includes('REAUTHENTICATION_REQUIRED'),
  );
  const type = csv ? 'text/csv' : 'application/json';
  const ok: Response = {
    description: 'The request succeeded.',
    headers: {
      'X-Request-Id': text(
        'Id of this request in the logs: the id that the client sent, or a generated one.',
      ),
      ...(list
        ? { Link: text('URL of the next page, as rel="next"; absent on the last page.') }
        : {}),
      ...(etag ? { ETag: text('Version of the response, which changes with the content.') } : {}),
    },
    content: { [type]: { schema: csv ? { type: 'string' } : shape.schema } },
  };
  const statuses = [
    400,
    ...(access === 'public' ? [] : [401]),
    ...(isPermission(access) || operation.byPermission || needsRecentSignIn ? [403] : []),
    ...(path.includes('{') || hasBody ? [404] : []),
    405,
    ...(method === 'GET' ? [] : [409]),
    ...(hasBody ? [413, 415] : []),
    429,
    500,
    503,
  ];
  const unchanged: Described['response'] = etag
    ? { 304: { type: 'null', description: 'Not modified: the client already has this version.' } }
    : {};
  return { 200: ok, ...unchanged, ...refusals(statuses) };
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
  const adminAccess = forAdmins && policyOf(forAdmins).access;
  const policy = {
    ...policyOf(field),
    ...(isPermission(adminAccess) ? { staffPermission: adminAccess } : {}),
  };
  return describeAccess(policy, { byPermission, alsoNeeds });
}

/** Description of a path, with who may call it. */
function descriptionOf(operation: Operation): string {
  const described = operation.fields.at(-1);
  if (!described) throw new Error(`${operation.path}: there is no operation`);
  const ownText = described.description?.replace(describeAccess(policyOf(described)), '');
  return `${operation.description ?? inRest(ownText)}\n\n${whoMayCall(operation)}`;
}

/** Schema of the route of an operation, with the descriptions of GraphQL. */
export function schemaOf(operation: Operation): Described {
  const { access, path } = operation;
  const body = bodyOf(operation);
  const description = descriptionOf(operation);
  return {
    operationId: operationId(operation),
    tags: [path.split('/')[1] ?? ''],
    summary: /^.*?[.;:](?=\s|$)/.exec(description)?.[0].replace(/[.;:]$/, '') ?? description,
    description,
    security: access === 'public' ? [{}] : [{ bearer: [] }],
    ...parametersOf(operation),
    ...(body ? { body } : {}),
    response: responsesOf(operation, body !== undefined),
  };
}
