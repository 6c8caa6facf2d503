import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLError, ValidationRule } from 'graphql';
import { readQuotaKey } from '../access/rate-limit-key.js';
import type { Context } from '../context.js';
import { publicError } from '../public-error.js';
import { collectFields } from './collect-fields.js';
import { TooMuchAtOnce } from './refused-documents.js';
import { AppError, badInput } from '../../platform/errors.js';

/** Maximum root fields per request, because each costs as much as a separate request. */
const MAX_OPERATIONS = 10;

/** Maximum tokens of a document, because validation time grows with their square. */
export const MAX_TOKENS = 1000;

/**
 * Maximum characters of a document, the same as for the body of a visitor. Long values belong in
 * variables, because a cached document would hold them in memory.
 */
const MAX_CHARACTERS = 64 * 1024;

/** Throws for a document above the limit, before it is parsed. */
export function checkLength(body: unknown): void {
  const { query } = (body ?? {}) as { query?: unknown };
  if (typeof query === 'string' && query.length > MAX_CHARACTERS)
    throw badInput(
      {},
      `A document may have at most ${MAX_CHARACTERS} characters: send its values as variables`,
    );
}

/** Maximum length of an alias, because the response repeats it in each row. */
const MAX_NAME = 100;

/**
 * Validation rule for limits that complexity does not cover: root fields per request, and alias
 * length.
 */
export const boundedWork: ValidationRule = (context) => ({
  OperationDefinition(node) {
    const fields = collectFields([node.selectionSet], (name) => context.getFragment(name));
    if (fields.size > MAX_OPERATIONS)
      context.reportError(
        new TooMuchAtOnce(`A request may ask for at most ${MAX_OPERATIONS} operations`, node),
      );
  },
  Field(node) {
    if ((node.alias?.value.length ?? 0) > MAX_NAME)
      context.reportError(
        new TooMuchAtOnce(`A name may have at most ${MAX_NAME} characters`, node),
      );
  },
});

/**
 * Whether an operation was refused before any field ran, because of wrong variables or its
 * complexity.
 */
const neverBegan = (errors: readonly GraphQLError[], { hasBegun }: Context): boolean =>
  !hasBegun &&
  errors.every((error) => !error.path && publicError(error)?.code === 'BAD_USER_INPUT');

/**
 * Rate limit for documents that are refused before execution, because validation is expensive.
 * Above the limit a client is refused before parsing.
 */
export const limitedRefusals: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      async didEncounterErrors({ operation, errors, contextValue }) {
        if (operation && !neverBegan(errors, contextValue)) return;
        const { limits, viewer, ip, log } = contextValue;
        const who = await readQuotaKey(contextValue, 'rejectedDocument');
        await limits.consume('rejectedDocument', who).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
          log.info({ by: viewer?.userId, ip }, 'too many documents that cannot be run');
        });
      },
    }),
};
