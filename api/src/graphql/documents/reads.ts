import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { whoIsCounted } from '../access/network-limits.js';
import type { Context } from '../context.js';
import { fragmentsOf } from './collect-fields.js';
import { type Size, sizeOf, type Weight, weightOf } from './document-weight.js';
import { contextError } from '../public-error.js';
import { badInput } from '../../platform/errors.js';
import { MAX_PAGE } from '../../platform/lists/pagination.js';
import type { LimitName } from '../../platform/http/rate-limits.js';
import { Role } from '../../users/user.entity.js';

/** Values that one request may ask for: a hundred orders with everything in them, and most pages three times over. */
export const MAX_VALUES = 30_000;

/** Characters that the data of one answer may have: three times as many as `MAX_VALUES` usually need. */
const MAX_CHARACTERS_OF_DATA = 2_000_000;

/** Characters that count as one value: more than the mean one has with its name, so that only long texts count for more. */
const CHARACTERS_OF_VALUE = 50;

/** What was brought, in values. */
const worthOf = ({ values, characters }: Size): number =>
  Math.max(values, Math.ceil(characters / CHARACTERS_OF_VALUE));

/** Values that an operation counts as beside those that it brings: finding nothing costs about as much. */
const OPERATION = 100;

/** Staff read what they have to: their lists and exports are as long as the business is large. */
const READS: Record<Role, LimitName | null> = {
  [Role.CUSTOMER]: 'read',
  [Role.ENTERPRISE]: 'businessRead',
  [Role.STAFF]: null,
  [Role.ADMIN]: null,
};

interface Read {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  variables?: Record<string, unknown>;
  /** Rows that a page may have; as many as everywhere unless told. */
  longestPage?: number;
}

/** By operation, and by what its variables say of pages. */
const known = new WeakMap<OperationDefinitionNode, Map<string, Weight>>();

/** Pages of different lengths whose weight is kept for an operation. */
const MAX_KEPT = 20;

/** What a read may bring, as far as can be told before it runs. */
export function weightOfRead(read: Read): Weight {
  const { document, operationName, variables = {}, longestPage = MAX_PAGE } = read;
  const operation = getOperationAST(document, operationName);
  if (!operation) return { values: 0, operations: 0 };
  const weights = known.get(operation) ?? new Map<string, Weight>();
  known.set(operation, weights);
  // Of its variables only numbers matter, and whether they are there.
  const given = (operation.variableDefinitions ?? []).map(({ variable }) => {
    const value = variables[variable.name.value];
    return typeof value === 'number' ? value : typeof value;
  });
  const key = [longestPage, ...given].join();
  const weight = weights.get(key) ?? weigh({ ...read, longestPage }, operation);
  if (weights.size < MAX_KEPT) weights.set(key, weight);
  return weight;
}

function weigh(
  { schema, document, variables = {}, longestPage }: Read & { longestPage: number },
  operation: OperationDefinitionNode,
): Weight {
  return weightOf({
    ...{ schema, operation, variables, longestPage },
    fragments: fragmentsOf(document),
  });
}

/** Tells what came of a read. */
type Settle = (result: { data?: unknown; errors?: readonly unknown[] }) => Promise<void>;

/**
 * Counts a read for whoever asks; throws TOO_MANY_REQUESTS when there were too many. It counts as what it may
 * bring while it runs, so that many at once are as bounded as one after the other, and then as what it brought. Where
 * something failed on the way, what else was read is gone with it, so it goes on counting as what it might have brought.
 * Signing in and whatever else has a limit of its own is no read: what neighbours read keeps nobody from it.
 */
export async function countRead(context: Context, { values, operations }: Weight): Promise<Settle> {
  const { limits, viewer } = context;
  const limit = viewer ? READS[viewer.role] : 'read';
  if (!limit || !operations) return () => Promise.resolve();
  const points = values + operations * OPERATION;
  const who = await whoIsCounted(context, limit, points);
  await limits.use(limit, who, points);
  return ({ data, errors }) => {
    if (errors?.length && context.hasBegun) return Promise.resolve();
    return limits.correct(limit, who, worthOf(sizeOf(data ?? null)) - values);
  };
}

/** Counts a file of so many bytes, which no document asks for, as a read of as many characters. */
export const countBytes = async (context: Context, bytes: number): Promise<void> =>
  void (await countRead(context, {
    values: Math.ceil(bytes / CHARACTERS_OF_VALUE),
    operations: 1,
  }));

/** Refuses documents that ask for too much at once, and counts the others, before anything runs. */
export const boundedReads = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  requestDidStart() {
    let settle: Settle | undefined;
    return Promise.resolve({
      async didResolveOperation({ document, operationName, request, contextValue }) {
        const { variables } = request;
        const weight = weightOfRead({ schema, document, operationName, variables });
        try {
          if (weight.values > MAX_VALUES) throw tooMuch(weight.values);
          settle = await countRead(contextValue, weight);
        } catch (error) {
          throw contextError(error);
        }
      },
      async willSendResponse({ response: { body } }) {
        if (body.kind !== 'single') return;
        const { singleResult } = body;
        await settle?.(singleResult);
        if (sizeOf(singleResult.data ?? null).characters > MAX_CHARACTERS_OF_DATA)
          body.singleResult = TOO_LONG;
      },
    });
  },
});

const TOO_LONG = {
  data: null,
  errors: [
    {
      message: `An answer may have at most ${MAX_CHARACTERS_OF_DATA} characters: ask for fewer rows or fields`,
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ],
};

const tooMuch = (values: number) =>
  badInput(
    {},
    `A request may ask for at most ${MAX_VALUES} values, and this one may bring ${values}: ask for fewer rows or fields`,
  );
