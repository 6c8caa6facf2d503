import type { ApolloServerPlugin } from '@apollo/server';
import { type ASTNode, GraphQLError } from 'graphql';
import { AppError } from '../../platform/errors.js';
import { type Reason, setRejectionReason } from '../../platform/http/rejection-log.js';
import type { Context } from '../context.js';

/**
 * Error of the validation rules of this folder, for documents that the schema itself would accept.
 */
export class TooMuchAtOnce extends GraphQLError {
  constructor(message: string, nodes: ASTNode) {
    super(message, { nodes, extensions: { code: 'BAD_USER_INPUT' } });
  }
}

function reasonOf(error: GraphQLError, isValid: boolean): Reason {
  const { message, extensions, originalError: cause } = error;
  if (cause instanceof AppError || cause instanceof TooMuchAtOnce) return 'too much at once';
  if (extensions['code'] === 'GRAPHQL_VALIDATION_FAILED') return 'not in the schema';
  if (isValid) return 'wrong input';
  return /^Syntax Error: Document contains more that \d+ tokens/.test(message)
    ? 'too long'
    : 'unreadable';
}

/** Apollo plugin that logs why a document is refused before it runs. */
export const refusedDocuments: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors({ errors: [error], operation, contextValue: { log, viewer } }) {
        const reason = error && reasonOf(error, operation !== undefined);
        if (reason) setRejectionReason(log, { reason, by: viewer?.userId });
        return Promise.resolve();
      },
    }),
};
