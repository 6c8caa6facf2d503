import { createRequire } from 'node:module';
import type { Client } from 'pg';
import type { TestServer } from './test-server.js';

export interface Statement {
  /** Name of a prepared statement; undefined for other statements. */
  name?: string;
  text: string;
  values: unknown[];
}

type Query = (this: unknown, ...args: unknown[]) => unknown;

const require = createRequire(import.meta.url);

/** The copy of `pg` that the ORM uses; the server may use another copy. */
const driver = createRequire(require.resolve('@mikro-orm/postgresql/package.json'))('pg') as {
  Client: typeof Client;
};

function statementOf([query, values]: unknown[]): Statement {
  if (typeof query === 'string')
    return { text: query, values: Array.isArray(values) ? values : [] };
  const { name, text = '', values: own = [] } = query as Partial<Statement>;
  return { text, values: own, ...(name && { name }) };
}

/** The rate limiter deletes expired rows every five minutes, independent of requests. */
const RATE_LIMIT_CLEAN_UP = 'DELETE FROM "rate_limit" WHERE expire <';

/**
 * Records the statements that the ORM sends to PostgreSQL while `run` runs, without those of the
 * job queue and the clean-up of rate limits.
 */
export async function recordSqlStatements(run: () => Promise<unknown>): Promise<Statement[]> {
  const query = Reflect.get(driver.Client.prototype, 'query') as Query;
  const sent: Statement[] = [];
  const listening: Query = function (...args) {
    sent.push(statementOf(args));
    return Reflect.apply(query, this, args);
  };
  Reflect.set(driver.Client.prototype, 'query', listening);
  try {
    await run();
  } finally {
    Reflect.set(driver.Client.prototype, 'query', query);
  }
  return sent.filter(
    ({ text }) => !text.includes('graphile_worker') && !text.startsWith(RATE_LIMIT_CLEAN_UP),
  );
}

/**
 * Statements that a query of this user sends to PostgreSQL. A first run sets up the connection and
 * is not recorded.
 */
export async function statementsOfRead(
  { graphql }: Pick<TestServer, 'graphql'>,
  document: string,
  token: string,
): Promise<Statement[]> {
  const read = () => graphql(document, {}, token);
  const { errors } = await read();
  if (errors) throw new Error(JSON.stringify(errors));
  return recordSqlStatements(read);
}

/** The plan of a statement, as text. `how` has the options of EXPLAIN. */
export async function explainStatement(
  { orm }: Pick<TestServer, 'orm'>,
  statement: Statement | undefined,
  how = 'verbose off',
): Promise<string> {
  const client = orm.em.fork().getConnection().getClient();
  const { rows } = await client.connection().execute((db) =>
    db.executeQuery<Record<string, string>>({
      query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
      queryId: { queryId: 'explain' },
      sql: `explain (${how}) ${statement?.text}`,
      parameters: statement?.values ?? [],
    }),
  );
  return rows.map((row) => Object.values(row)[0]).join('\n');
}

/** Statements of background work: jobs that send mails, and the ORM's connection check. */
const BACKGROUND =
  /^(begin|commit|select "m0"|select \$1 <= now\(\) as over|update "mail" set "sealed" = null|select 1 from pg_database)/;

/** Texts of the statements in sequence, without values, so that a test can compare two requests. */
export const shapeOf = (statements: Statement[]): string[] =>
  statements
    .filter(({ text }) => !BACKGROUND.test(text))
    .map(({ text }) => text.replace(/'[^']*'|\bnull\b/g, '…'));
