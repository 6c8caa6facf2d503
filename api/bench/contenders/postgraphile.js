import { createServer } from 'node:http';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { TYPES } from 'postgraphile/@dataplan/pg';
import { connection, constant, context } from 'postgraphile/grafast';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { extendSchema, gql } from 'postgraphile/utils';
import { hashOf, TOUCH, WHO } from './session.ts';

// PostGraphile on the same tables. The plans of its fields restrict rows to their owner. It runs
// from its source folder, where its packages are installed.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

async function viewerOf(authorization) {
  const hash = hashOf(authorization);
  const { rows } = await pool.query({ name: 'who', text: WHO, values: [hash] });
  const [found] = rows;
  if (found?.stale) await pool.query({ name: 'touch', text: TOUCH, values: [hash] });
  return { userId: found?.userId ?? null, isStaff: found?.role === 'admin' };
}

const orders = extendSchema(({ input, sql }) => {
  const { order } = input.pgRegistry.pgResources;
  const { uuid, boolean } = TYPES;
  const newest = (step) => {
    for (const attribute of ['created_at', 'id']) {
      const codec = order.codec.attributes[attribute]?.codec;
      const fragment = sql`${step.alias}.${sql.identifier(attribute)}`;
      step.orderBy({ fragment, codec, direction: 'DESC' });
    }
    step.setOrderIsUnique();
    const page = connection(step);
    page.setFirst(constant(20));
    return page;
  };
  return {
    typeDefs: gql`
      extend type Query {
        myOrders: OrderConnection
        deliveredOrders: OrderConnection
      }
    `,
    objects: {
      Query: {
        plans: {
          myOrders() {
            const step = order.find();
            const userId = step.placeholder(context().get('userId'), uuid);
            step.where(sql`${step.alias}.user_id = ${userId}`);
            return newest(step);
          },
          deliveredOrders() {
            const step = order.find();
            step.where(sql`${step.placeholder(context().get('isStaff'), boolean)}`);
            step.where(sql`${step.alias}.order_status = 'delivered'`);
            return newest(step);
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
  grafast: { context: ({ node }) => viewerOf(node.req.headers.authorization) },
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false, websockets: false },
});

const server = createServer();
await instance.createServ(grafserv).addTo(server);
await instance.getSchema();
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
