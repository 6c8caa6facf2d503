import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { onlySubscriptions } from '../access/subscription-access.js';
import { contextError } from '../public-error.js';
import { boundedWork, MAX_TOKENS } from './document-limits.js';
import { complexityOf, MAX_COMPLEXITY, tooComplex } from './query-complexity.js';

/** Request of a subscription: its document and variables. */
interface SubscribeRequest {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

type ParsedDocument =
  | { document: DocumentNode; errors?: undefined }
  | { document?: undefined; errors: readonly GraphQLError[] };

const RULES = [...specifiedRules, onlySubscriptions, boundedWork];

/** Maximum number of errors of a document in a response. */
const MAX_ERRORS = 5;

/** Parses and validates the document of a subscription, with the same limits as HTTP requests. */
export function readSubscriptionDocument(
  schema: GraphQLSchema,
  asked: SubscribeRequest,
): ParsedDocument {
  try {
    const document = parse(asked.query, { maxTokens: MAX_TOKENS, noLocation: true });
    const errors = validate(schema, document, RULES, { maxErrors: MAX_ERRORS });
    if (errors.length) return { errors };
    const { operationName, variables } = asked;
    const complexity = complexityOf({ schema, document, operationName, variables });
    return complexity > MAX_COMPLEXITY
      ? { errors: [contextError(tooComplex(complexity))] }
      : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

export const tooManySubscriptions = (most: number): GraphQLError =>
  new GraphQLError(`A connection has at most ${most} subscriptions`, {
    extensions: { code: 'TOO_MANY_REQUESTS' },
  });
