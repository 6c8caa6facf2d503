import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { MikroORM } from '@mikro-orm/postgresql';
import { buildSchema } from 'type-graphql';
import { IS_STALE, OPEN_SESSION, tokenIn, TOUCH } from '../session.ts';
import { Booking, Customer, Entry, Item, Step } from './entities.ts';
import { OrdersResolver, type StockContext } from './resolver.ts';

// The same libraries as they are introduced: Apollo Server, TypeGraphQL, and entities found with what they are asked
// to populate.

const url = process.env['DATABASE_URL'];

const orm = new MikroORM({
  entities: [Booking, Customer, Entry, Item, Step],
  clientUrl: url,
  // The whole address, for the socket that it may name.
  driverOptions: { connectionString: url },
  forceUtcTimezone: true,
  pool: { min: 0, max: 10 },
});

const asRaw = (text: string) => text.replace('$1', '?');
const WHO = asRaw(`select s.user_id as "userId", u.role, ${IS_STALE} as stale ${OPEN_SESSION}`);

async function contextOf(authorization: string | undefined): Promise<StockContext> {
  const em = orm.em.fork();
  const hash = createHash('sha256').update(tokenIn(authorization)).digest();
  type Found = { userId: string; role: string; stale: boolean };
  const [viewer] = await em.execute<Found[]>(WHO, [hash]);
  if (viewer?.stale) await em.execute(asRaw(TOUCH), [hash]);
  return { em, viewer };
}

const schema = await buildSchema({ resolvers: [OrdersResolver] });
const apollo = new ApolloServer<StockContext>({ schema });
await startStandaloneServer(apollo, {
  listen: { port: Number(process.env['PORT']), host: '127.0.0.1' },
  context: ({ req }) => contextOf(req.headers.authorization),
});
process.on('SIGTERM', () => process.exit(0));
