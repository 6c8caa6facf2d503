import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule,
  visit,
} from 'graphql';
import { whoIsCounted } from '../access/network-limits.js';
import type { Context } from '../context.js';
import { contextError, publicError } from '../public-error.js';
import { TooMuchAtOnce } from './refused-documents.js';
import { AppError, badInput } from '../../platform/errors.js';

/** Operations of one request: each costs as much as a request of its own. */
export const MAX_OPERATIONS = 10;

/**
 * Fields of one request, those of a fragment counted wherever it is spread. Aliases and fragments could
 * ask for the same rows a million times over otherwise. The web app asks for some 300 where staff
 * change an order and for fewer elsewhere, the introspection of GraphQL tools for some 230.
 */
export const MAX_FIELDS = 530;

/** Refuses longer documents before they are read: checking one costs the square of its length. */
export const MAX_TOKENS = 1000;

/**
 * Characters of a document: as many as a visitor's body may have. Long texts are values, which variables bring; a document that is
 * kept would keep them with it.
 */
export const MAX_CHARACTERS = 64 * 1024;

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
export const MAX_NAME = 100;

type CountFields = (selections: SelectionSetNode | undefined) => number;

/** Counts the fields of a selection, `within` saying what one of them brings along. */
function fieldCounter(
  fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined,
  within: (count: CountFields, selections: SelectionSetNode | undefined) => number,
): CountFields {
  const known = new Map<string, number>();
  const count: CountFields = (selections) =>
    (selections?.selections ?? []).reduce((sum, node) => sum + countNode(node), 0);
  const countNode = (node: SelectionNode): number => {
    if (node.kind === Kind.FIELD) return 1 + within(count, node.selectionSet);
    if (node.kind === Kind.INLINE_FRAGMENT) return count(node.selectionSet);
    const name = node.name.value;
    // A fragment within itself counts as nothing; another rule refuses it.
    if (!known.has(name)) known.set(name, 0).set(name, count(fragmentOf(name)?.selectionSet));
    return known.get(name) ?? 0;
  };
  return count;
}

/** One request is a bounded amount of work, whatever it repeats. */
export const boundedWork: ValidationRule = (context) => {
  const fragmentOf = (name: string) => context.getFragment(name);
  const operations = fieldCounter(fragmentOf, () => 0);
  const fields = fieldCounter(fragmentOf, (count, selections) => count(selections));
  return {
    OperationDefinition(node) {
      const refuse = (message: string) => context.reportError(new TooMuchAtOnce(message, node));
      if (operations(node.selectionSet) > MAX_OPERATIONS)
        refuse(`A request may ask for at most ${MAX_OPERATIONS} operations`);
      if (fields(node.selectionSet) > MAX_FIELDS)
        refuse(`A request may ask for at most ${MAX_FIELDS} fields, fragments included`);
    },
    Field(node) {
      if ((node.alias?.value.length ?? 0) > MAX_NAME)
        context.reportError(
          new TooMuchAtOnce(`A name may have at most ${MAX_NAME} characters`, node),
        );
    },
  };
};

const asking = new WeakMap<DocumentNode, boolean>();

function asksForSchema(document: DocumentNode): boolean {
  let asks = asking.get(document);
  if (asks !== undefined) return asks;
  asks = false;
  visit(document, {
    Field({ name }) {
      asks ||= name.value === '__schema' || name.value === '__type';
    },
  });
  asking.set(document, asks);
  return asks;
}

/** Counts questions about the schema for the network address that they come from. */
export const limitedIntrospection: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      async didResolveOperation({ document, contextValue: { limits, ip } }) {
        if (!asksForSchema(document)) return;
        await limits.use('schema', ip).catch((error: unknown) => {
          throw contextError(error);
        });
      },
    }),
};

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
