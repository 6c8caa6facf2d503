import 'reflect-metadata';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { GraphQLError } from 'graphql';
import * as gql from 'type-graphql';
import { OrderStatus } from '../../rules/order-status.js';
import { hashOf, TOUCH, WHO } from './session.ts';
import { Booking, Customer, Item } from './stock.entities.ts';

// The same libraries, used as in their guides: Apollo Server, TypeGraphQL, and em.find with
// `populate`.

type Viewer = { userId: string; role: string; stale: boolean };
type Context = { em: EntityManager; viewer?: Viewer };

@gql.ObjectType()
class PageInfo {
  @gql.Field(() => Boolean) hasNextPage!: boolean;
}

@gql.ObjectType()
class OrderConnection {
  @gql.Field(() => [Booking]) nodes!: Booking[];
  @gql.Field(() => PageInfo) pageInfo!: PageInfo;
}

@gql.InputType()
class OrderFilter {
  @gql.Field(() => OrderStatus) orderStatus!: OrderStatus;
}

const NEWEST = { createdAt: 'desc', id: 'desc' } as const;

async function pageOf(where: object, first: number, { em }: Context, ...more: 'user'[]) {
  const populate = ['items' as const, ...more];
  const found = await em.find(Booking, where, { populate, orderBy: NEWEST, limit: first + 1 });
  return { nodes: found.slice(0, first), pageInfo: { hasNextPage: found.length > first } };
}

@gql.Resolver()
class OrdersResolver {
  @gql.Query(() => OrderConnection)
  myOrders(@gql.Arg('first', () => gql.Int) first: number, @gql.Ctx() context: Context) {
    if (!context.viewer) throw new GraphQLError('UNAUTHENTICATED');
    return pageOf({ user: context.viewer.userId }, first, context);
  }

  @gql.Query(() => OrderConnection)
  orders(
    @gql.Arg('first', () => gql.Int) first: number,
    @gql.Arg('filter', () => OrderFilter) { orderStatus }: OrderFilter,
    @gql.Ctx() context: Context,
  ) {
    if (context.viewer?.role !== 'admin') throw new GraphQLError('FORBIDDEN');
    return pageOf({ orderStatus }, first, context, 'user');
  }
}

const url = process.env['DATABASE_URL'];
const orm = new MikroORM({
  ...{ entities: [Booking, Customer, Item], clientUrl: url, forceUtcTimezone: true },
  ...{ driverOptions: { connectionString: url }, pool: { min: 0, max: 10 } },
});

const asRaw = (text: string) => text.replace('$1', '?');

async function contextOf(authorization: string | undefined): Promise<Context> {
  const em = orm.em.fork();
  const hash = hashOf(authorization);
  const [viewer] = await em.execute<Viewer[]>(asRaw(WHO), [hash]);
  if (viewer?.stale) await em.execute(asRaw(TOUCH), [hash]);
  return { em, viewer };
}

const apollo = new ApolloServer<Context>({
  schema: await gql.buildSchema({ resolvers: [OrdersResolver] }),
});
await startStandaloneServer(apollo, {
  listen: { port: Number(process.env['PORT']), host: '127.0.0.1' },
  context: ({ req }) => contextOf(req.headers.authorization),
});
process.on('SIGTERM', () => process.exit(0));
