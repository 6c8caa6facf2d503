import {
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  type GraphQLError,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { type Plan, planOf } from './plan.js';
import type { Run } from './resolve.js';
import { TooLong, writeInTurn, writeObject } from './write.js';
import { WrittenData } from './written-data.js';
import { sizeOf } from '../documents/document-weight.js';
import { contextError } from '../public-error.js';
import { badInput } from '../../platform/errors.js';

// Answers as GraphQL's own `execute` does, errors included, and writes the JSON on the way: what a document asks for is
// worked out once and not in every request, and there is no tree of values to be made, counted and stringified.
// See docs/decisions/018; execution.test.ts holds the two against each other over every operation.

/** Faults of variables that are told. GraphQL prints the whole value for each, and it may be as large as a body. */
const MAX_FAULTS = 5;

async function run(plan: Plan, asked: Asked): Promise<Answer> {
  const { schema, variableValues, contextValue, longest = Infinity } = asked;
  const { operation, root } = plan;
  const declared = operation.variableDefinitions ?? [];
  const { coerced, errors } = getVariableValues(schema, declared, variableValues ?? {}, {
    maxErrors: MAX_FAULTS,
  });
  if (errors) return { errors };
  const run: Run = {
    schema,
    plan,
    context: contextValue,
    variables: coerced,
    errors: [],
    values: 0,
    characters: 0,
    longest,
  };
  try {
    const inTurn = operation.operation === OperationTypeNode.MUTATION;
    const text = await (inTurn ? writeInTurn(run, root) : writeObject(run, root, undefined));
    const data = new WrittenData(text, run.values);
    return run.errors.length ? { errors: run.errors, data } : { data };
  } catch (error) {
    if (error instanceof TooLong) return tooLong(longest);
    return { errors: [...run.errors, error as GraphQLError], data: null };
  }
}

export interface Asked extends Pick<
  ExecutionArgs,
  'schema' | 'document' | 'operationName' | 'variableValues' | 'contextValue'
> {
  /** Characters that the data may have. */
  longest?: number;
}

export type Answer = Omit<ExecutionResult, 'data'> & {
  data?: WrittenData | ExecutionResult['data'];
};

/** By operations that came more than once; null for those that GraphQL's own executor is for. */
const plans = new WeakMap<OperationDefinitionNode, Plan | null | undefined>();

/**
 * Runs a valid document. A plan is made when an operation comes for the second time and kept as long as its document is,
 * so that whoever sends many of them once fills nothing.
 */
export async function executeDocument(asked: Asked): Promise<Answer> {
  const { schema, document, operationName } = asked;
  const operation = getOperationAST(document, operationName);
  if (!operation) return execute(asked);
  let plan = plans.get(operation);
  if (plan === undefined && plans.has(operation)) plan = planOf(schema, document, operation);
  plans.set(operation, plan);
  return plan ? run(plan, asked) : runUnplanned(asked);
}

async function runUnplanned({ longest = Infinity, ...asked }: Asked): Promise<Answer> {
  const answer = await execute({ ...asked, options: { maxCoercionErrors: MAX_FAULTS } });
  return sizeOf(answer.data ?? null).characters > longest ? tooLong(longest) : answer;
}

const tooLong = (longest: number): Answer => ({
  errors: [
    contextError(
      badInput(
        {},
        `An answer may have at most ${longest} characters: ask for fewer rows or fields`,
      ),
    ),
  ],
  data: null,
});
