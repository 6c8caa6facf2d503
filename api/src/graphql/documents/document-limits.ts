import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLError, ValidationRule } from 'graphql';
import { whoIsCounted } from '../access/network-limits.js';
import type { Context } from '../context.js';
import { publicError } from '../public-error.js';
import { collectFields } from './collect-fields.js';
import { TooMuchAtOnce } from './refused-documents.js';
import { AppError, badInput } from '../../platform/errors.js';

/** Operations of one request: each costs as much as a request of its own. */
const MAX_OPERATIONS = 10;

/** Refuses longer documents before they are read: checking one costs the square of its length. */
export const MAX_TOKENS = 1000;

/**
 * Characters of a document: as many as a visitor's body may have. Long texts are values, which variables bring; a document that is
 * kept would keep them with it.
 */
const MAX_CHARACTERS = 64 * 1024;

/** Refuses a longer one before anything is done with it. */
export function checkLength(body: unknown): void {
  const { query } = (body ?? {}) as { query?: unknown };
  if (typeof query === 'string' && query.length > MAX_CHARACTERS)
    throw badInput(
      {},
      `A document may have at most ${MAX_CHARACTERS} characters: send its values as variables`,
    );
}

/** Characters of a name that an answer gives to a value: it stands there once for each row. */
const MAX_NAME = 100;

/** Bounds what complexity does not count: operations of one request, and names in its answer. */
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

/** Whether an operation was refused before any of its fields was asked for: its variables are wrong, or it asks for too much. */
const neverBegan = (errors: readonly GraphQLError[], { hasBegun }: Context): boolean =>
  !hasBegun &&
  errors.every((error) => !error.path && publicError(error)?.code === 'BAD_USER_INPUT');

/**
 * Counts documents that are refused before they run, which is what finding all their faults costs; whoever
 * sent too many is refused before anything is read, and nobody else behind the same network address. See the
 * context of the endpoint.
 */
export const limitedRefusals: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      async didEncounterErrors({ operation, errors, contextValue }) {
        if (operation && !neverBegan(errors, contextValue)) return;
        const { limits, viewer, ip, log } = contextValue;
        const who = await whoIsCounted(contextValue, 'refused');
        await limits.use('refused', who).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
          log.info({ by: viewer?.userId, ip }, 'too many documents that cannot be run');
        });
      },
    }),
};
