import {
  type Compilable,
  type CompiledQuery,
  type OperationNodeSource,
  type RawBuilder,
  sql,
} from 'kysely';
import { namedRows, type Source } from './named-query.js';

/** Stands in a statement where a value of each request belongs. */
class Slot {
  constructor(readonly name: string) {}
}

export type Slots<Values> = { [Name in keyof Values]: RawBuilder<Values[Name]> };

const slots = <Values>(): Slots<Values> =>
  new Proxy({} as Slots<Values>, { get: (_, name) => sql`${new Slot(String(name))}` });

type Build<From, Values, Row> = (
  from: From,
  values: Slots<Values>,
) => Compilable<Row> & OperationNodeSource;

export interface Statement<From, Values, Row> {
  (from: From, values: Values): Promise<Row[]>;
  /** Puts it together, for whoever makes it a part of another one. */
  build: Build<From, Values, Row>;
}

/**
 * A statement that is always the same but for its values: put together once, and planned once for each connection.
 * Only for what is found by a key: see `namedRows`.
 */
export function statement<From extends Source, Values, Row>(
  build: Build<From, Values, Row>,
): Statement<From, Values, Row> {
  let made: CompiledQuery<Row> | undefined;
  const run = async (from: From, values: Values) => {
    const { sql: text, parameters, ...rest } = (made ??= build(from, slots()).compile());
    const given = parameters.map((each) =>
      each instanceof Slot ? values[each.name as keyof Values] : each,
    );
    return namedRows<Row>(from, { ...rest, sql: text, parameters: given });
  };
  return Object.assign(run, { build });
}

/** What a statement is given that finds rows by several keys at once. */
export type Keys = Slots<{ keys: readonly string[] }>;

/**
 * How it asks for them: as one value, so that it is one statement for however many. The planner does not see how many there
 * are; where it does, a plan for these few looks cheaper than the one that is kept, and it makes another one each time.
 */
export const among = (keys: RawBuilder<readonly string[]>) =>
  sql<string>`any((select ${keys}::uuid[])::uuid[])`;

export type RowsByKeys<From, Row> = Statement<From, { keys: readonly string[] }, Row>;

/** Statements by keys, by what they find. */
export type Parts<From> = Record<string, RowsByKeys<From, unknown>>;

/** Columns: under the name of each part all that it finds by `keysOf` it, as JSON. */
export const columnsOf = <From extends Source>(
  from: From,
  parts: Parts<From>,
  keysOf: (name: string) => RawBuilder<readonly string[]>,
) =>
  sql.join(
    Object.entries(parts).map(([name, { build }]) => {
      const rows = build(from, { keys: keysOf(name) });
      return sql`(select coalesce(json_agg(rows), '[]') from (${rows}) as rows) as ${sql.ref(name)}`;
    }),
  );

/** What is put together by hand, where a query builder is expected. */
export const compilable = <Row>(from: Source, whole: RawBuilder<Row>) => ({
  compile: () => whole.compile(from.getKysely()),
  toOperationNode: () => whole.toOperationNode(),
});

/** Several statements by keys as one. It gives one row: under the name of each what that finds, as JSON. */
export const together = <From extends Source>(parts: Parts<From>) =>
  statement((from: From, keys: Slots<Record<string, readonly string[]>>) => {
    const columns = columnsOf(from, parts, (name) => keys[name] ?? sql`null`);
    return compilable(from, sql<Record<string, unknown[]>>`select ${columns}`);
  });
