import {
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Em } from '../../database.js';
import { policyOf } from '../access/access.js';
import type { Context } from '../context.js';
import { collectFields, fragmentsOf } from '../documents/collect-fields.js';
import { Loads } from '../loader.js';
import { isUnavailable, metAnother } from '../public-error.js';
import { type Answer, type Asked, executeDocument } from './execution.js';

/** By operations that were asked for, whether all that they read may lag. */
const known = new WeakMap<OperationDefinitionNode, boolean>();

function findOut(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  if (operation.operation !== OperationTypeNode.QUERY) return false;
  const fields = schema.getQueryType()?.getFields() ?? {};
  const fragments = fragmentsOf(document);
  const asked = collectFields([operation.selectionSet], (name) => fragments[name]);
  const roots = [...asked.values()].flatMap(([node]) => fields[node?.name.value ?? ''] ?? []);
  return roots.length > 0 && roots.every((field) => policyOf(field).mayLag);
}

function mayLag({ schema, document, operationName }: Asked): boolean {
  const operation = getOperationAST(document, operationName);
  if (!operation) return false;
  const answer = known.get(operation) ?? findOut(schema, document, operation);
  known.set(operation, answer);
  return answer;
}

function workAt(context: Context, em: Em): void {
  context.em = em;
  context.loads = new Loads(em);
}

/** What a replica says where the database itself might have answered: it is gone, or had to go on with the log. */
function faultOfPlace({ errors = [] }: Answer): string | undefined {
  const found = errors.find(
    ({ originalError }) => isUnavailable(originalError) || metAnother(originalError),
  );
  return found?.message;
}

/**
 * Runs a valid document where it is to be read: what may lag at a replica that is new enough for whoever asks, everything
 * else at the database itself. What a replica could not answer is asked there again.
 */
export async function executeInPlace(
  asked: Omit<Asked, 'contextValue'> & { contextValue: Context },
): Promise<Answer> {
  const { contextValue: context } = asked;
  const place =
    context.replicas && mayLag(asked) ? context.replicas.placeFor(context.viewer) : undefined;
  if (!place) return executeDocument(asked);
  const { em } = context;
  workAt(context, place.em);
  const answer = await executeDocument(asked);
  workAt(context, em);
  const fault = faultOfPlace(answer);
  if (fault === undefined) return answer;
  place.leaveOut(fault);
  return executeDocument(asked);
}
