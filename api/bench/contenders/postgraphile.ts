import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { TYPES } from 'postgraphile/@dataplan/pg';
import { connection, constant, context } from 'postgraphile/grafast';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { extendSchema, gql } from 'postgraphile/utils';
import { IS_STALE, OPEN_SESSION, tokenIn, TOUCH } from './session.ts';

// PostGraphile on the same tables, with what belongs to somebody asked for by the plans of its fields. Run from its
// source: its packages are beside that.

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const WHO = `select s.user_id as "userId", u.role, ${IS_STALE} as stale ${OPEN_SESSION}`;

interface Viewer {
  userId: string | null;
  isStaff: boolean;
}

async function viewerOf(authorization: string | undefined): Promise<Viewer> {
  const hash = createHash('sha256').update(tokenIn(authorization)).digest();
  const { rows } = await pool.query<{ userId: string; role: string; stale: boolean }>({
    ...{ name: 'who', text: WHO, values: [hash] },
  });
  const [found] = rows;
  if (found?.stale) await pool.query({ name: 'touch', text: TOUCH, values: [hash] });
  return { userId: found?.userId ?? null, isStaff: found?.role === 'admin' };
}

const orders = extendSchema(({ input, sql }) => {
  const { order } = input.pgRegistry.pgResources;
  const { uuid, boolean } = TYPES;
  const newest = (step: ReturnType<typeof order.find>, rows: number) => {
    for (const attribute of ['created_at', 'id']) {
      const codec = order.codec.attributes[attribute]?.codec;
      const fragment = sql`${step.alias}.${sql.identifier(attribute)}`;
      step.orderBy({ fragment, codec, direction: 'DESC' });
    }
    step.setOrderIsUnique();
    const page = connection(step);
    page.setFirst(constant(rows));
    return page;
  };
  const own = () => {
    const step = order.find();
    const userId = step.placeholder(context().get('userId'), uuid);
    step.where(sql`${step.alias}.user_id = ${userId}`);
    return step;
  };
  return {
    typeDefs: gql`
      extend type Query {
        myOrders: OrderConnection
        deliveredOrders: OrderConnection
        myOrder(id: UUID!): Order
      }
    `,
    objects: {
      Query: {
        plans: {
          myOrders: () => newest(own(), 20),
          deliveredOrders() {
            const step = order.find();
            step.where(sql`${step.placeholder(context().get('isStaff'), boolean)}`);
            step.where(sql`${step.alias}.order_status = 'delivered'`);
            return newest(step, 20);
          },
          myOrder(_: unknown, args: { getRaw(name: string): unknown }) {
            const step = own();
            step.where(sql`${step.alias}.id = ${step.placeholder(args.getRaw('id'), uuid)}`);
            return step.single();
          },
        },
      },
    },
  };
});

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [orders],
  pgServices: [makePgService({ pool, schemas: ['public'] })],
  schema: { defaultBehavior: '+list' },
  grafast: {
    context: ({ node }: { node: { req: IncomingMessage } }) =>
      viewerOf(node.req.headers.authorization),
  },
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false, websockets: false },
});

const server = createServer();
await instance.createServ(grafserv).addTo(server);
await instance.getSchema();
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
