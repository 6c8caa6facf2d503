import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useRefetch } from '../../graphql/useRefetch';
import type { ComparedFields } from './saveFailure';
import type { VersionedEntity } from './useFormSubmit';

interface Versioned {
  version: number;
}

interface SharedOptions<Thing extends Versioned, Values, Data, Variables> {
  query: TypedDocumentNode<Data, Variables>;
  variables: (thing: Thing) => Variables;
  /** Entity in the query result; undefined after it was deleted. */
  pick: (data: Data) => Thing | undefined;
  valuesOf: (thing: Thing) => Values;
  comparedFields: ComparedFields<Values>;
}

/** Conflict handling for a form that edits an entity; undefined for a new entity. */
export function useVersionedEntity<
  Thing extends Versioned,
  Values,
  Data,
  Variables extends OperationVariables,
>(
  thing: Thing | undefined,
  options: SharedOptions<Thing, Values, Data, Variables>,
): VersionedEntity<Values> | undefined {
  const read = useRefetch();
  if (!thing) return undefined;
  const { query, variables, pick, valuesOf, comparedFields } = options;
  const refetch = async () => {
    const data = await read(query, variables(thing));
    const now = data && pick(data);
    return now && { version: now.version, values: valuesOf(now) };
  };
  return { version: thing.version, refetch, comparedFields };
}
