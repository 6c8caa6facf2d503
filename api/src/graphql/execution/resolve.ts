import {
  defaultFieldResolver,
  getArgumentValues,
  type GraphQLError,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { Plan, PlannedField } from './plan.js';

export type Path = GraphQLResolveInfo['path'];

/** One answer while it is written. */
export interface Run {
  schema: GraphQLSchema;
  plan: Plan;
  context: unknown;
  variables: Record<string, unknown>;
  errors: GraphQLError[];
  /** Written so far. */
  values: number;
  characters: number;
  /** Characters that may be written. */
  longest: number;
}

const infoOf = (run: Run, field: PlannedField, path: Path): GraphQLResolveInfo => ({
  fieldName: field.definition.name,
  fieldNodes: field.nodes,
  returnType: field.definition.type,
  parentType: field.parent,
  path,
  schema: run.schema,
  fragments: run.plan.fragments,
  rootValue: undefined,
  operation: run.plan.operation,
  variableValues: run.variables,
});

export const pathOf = (prev: Path | undefined, key: string | number, typename?: string): Path => ({
  prev,
  key,
  typename,
});

/** What a field's resolver gives for it, or the property of its name. */
export function valueOf(run: Run, field: PlannedField, source: unknown, prev?: Path): unknown {
  const { definition, key, nodes, parent } = field;
  if (!definition.resolve) {
    const value = (source as Record<string, unknown>)[definition.name];
    if (typeof value !== 'function') return value;
  }
  const resolve = definition.resolve ?? defaultFieldResolver;
  const [node] = nodes;
  const args =
    node && definition.args.length ? getArgumentValues(definition, node, run.variables) : {};
  return resolve(source, args, run.context, infoOf(run, field, pathOf(prev, key, parent.name)));
}
