import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useRefetch } from '../../graphql/useRefetch';
import type { ComparedFields } from './saveFailure';
import type { VersionedEntity } from './useFormSubmit';

interface Versioned {
  version: number;
}

interface SharedOptions<Thing extends Versioned, Values, Data, Variables> {
  /** Reads the thing from the server. */
  query: TypedDocumentNode<Data, Variables>;
  variables: (thing: Thing) => Variables;
  /** The thing in the answer; undefined when it is gone. */
  pick: (data: Data) => Thing | undefined;
  valuesOf: (thing: Thing) => Values;
  comparedFields: ComparedFields<Values>;
}

/** What a form that changes a thing owes to those who change it too; nothing for a thing that is new. */
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
