import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { namedRows, type Source } from './named-query.js';

/** Placeholder in a prepared statement for a value of each request. */
class Param {
  constructor(readonly name: string) {}
}

export type Params<Values> = { [Name in keyof Values]: RawBuilder<Values[Name]> };

const params = <Values>(): Params<Values> =>
  new Proxy({} as Params<Values>, { get: (_, name) => sql`${new Param(String(name))}` });

export type PreparedQuery<From, Values, Row> = (from: From, values: Values) => Promise<Row[]>;

/**
 * Prepared statement: its SQL is built once, and planned once per connection. Use it only for
 * lookups by key, see `namedRows`.
 */
export function preparedQuery<From extends Source, Values, Row>(
  build: (from: From, values: Params<Values>) => Compilable<Row>,
): PreparedQuery<From, Values, Row> {
  let made: CompiledQuery<Row> | undefined;
  return (from, values) => {
    const { sql: text, parameters, ...rest } = (made ??= build(from, params()).compile());
    const given = parameters.map((each) =>
      each instanceof Param ? values[each.name as keyof Values] : each,
    );
    return namedRows<Row>(from, { ...rest, sql: text, parameters: given });
  };
}

/** Parameters of a query that finds rows by several keys at once. */
export type Keys = Params<{ keys: readonly string[] }>;

/**
 * SQL condition that passes all keys as one array, so that one statement works for any number of
 * keys. The subselect hides the length from the planner. Otherwise PostgreSQL would prefer a custom
 * plan and plan at each call.
 */
export const anyUuidOf = (keys: RawBuilder<readonly string[]>) =>
  sql<string>`any((select ${keys}::uuid[])::uuid[])`;

export type RowsByKeys<From, Row> = PreparedQuery<From, { keys: readonly string[] }, Row>;

/** Wraps raw SQL as a Kysely query. */
export const compilable = <Row>(from: Source, whole: RawBuilder<Row>): Compilable<Row> => ({
  compile: () => whole.compile(from.getKysely()),
});
