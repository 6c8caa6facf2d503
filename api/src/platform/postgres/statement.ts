import {
  type Compilable,
  type CompiledQuery,
  type QueryResult,
  type RawBuilder,
  sql,
} from 'kysely';
import { keepPlan } from './named-statements.js';

/** What gives the database, within a transaction or outside of one. */
interface Source {
  getKysely(): { executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> };
}

/** Stands in a statement where a value of each request belongs. */
class Slot {
  constructor(readonly name: string) {}
}

export type Slots<Values> = { [Name in keyof Values]: RawBuilder<Values[Name]> };

const slots = <Values>(): Slots<Values> =>
  new Proxy({} as Slots<Values>, { get: (_, name) => sql`${new Slot(String(name))}` });

/**
 * A statement that is always the same but for its values: put together once, and planned once for each connection.
 * Only for what is found by a key: see `keepPlan`.
 */
export function statement<From extends Source, Values, Row>(
  build: (from: From, values: Slots<Values>) => Compilable<Row>,
): (from: From, values: Values) => Promise<Row[]> {
  let made: CompiledQuery<Row> | undefined;
  return async (from, values) => {
    const { sql: text, parameters, ...rest } = (made ??= build(from, slots()).compile());
    keepPlan(text);
    const given = parameters.map((each) =>
      each instanceof Slot ? values[each.name as keyof Values] : each,
    );
    const query = { ...rest, sql: text, parameters: given };
    return (await from.getKysely().executeQuery<Row>(query)).rows;
  };
}

/** What a statement is given that finds rows by several keys at once. */
export type Keys = Slots<{ keys: readonly string[] }>;

/** How it asks for them: as one value, so that it is one statement for however many. */
export const among = (keys: RawBuilder<readonly string[]>) => sql<string>`any(${keys}::uuid[])`;
