import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { auditMails, auditOrders } from '../audit.ts';
import { startLoad } from '../bookings.ts';
import { type Drill, judge, NOTHING_LOST } from '../drill.ts';
import { onScene, type Scene } from '../scene.ts';
import { until } from '../watch.ts';

const LINKS_WITHIN_S = 120;

/** Takes every request; answers none while it is silent, and afterwards like the real one. */
async function startProvider() {
  const state = { silent: true, asked: 0, made: 0 };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    state.asked += 1;
    if (state.silent) return;
    if (request.method === 'GET') return void response.end(JSON.stringify({ payment_links: [] }));
    const { amount, reference_id } = (await json(request)) as Record<string, unknown>;
    state.made += 1;
    const link = { id: `plink_${state.made}`, reference_id, amount, status: 'created' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...link, short_url: `https://rzp.io/${link.id}`, payments: [] }));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { state, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Makes bills of what was booked since: whatever is due gets a link. */
const bill = ({ withDb }: Scene) =>
  withDb((db) => db.query('update "order" set total_price = 50000 where total_price = 0'));

async function withoutLink({ withDb }: Scene): Promise<number> {
  const { rows } = await withDb((db) =>
    db.query<{ count: number }>(
      `select count(*)::int as count from "order" o where due > 0 and not exists (
         select from payment_link l where l.order_id = o.id and l.status = 'open' and l.url is not null)`,
    ),
  );
  return rows[0]?.count ?? NaN;
}

export const providerSilent: Drill = {
  name: 'provider-silent',
  about: 'the payment provider takes every request and answers none, while bills are made',
  defaults: { rounds: 1, minutes: 5, people: 4 },
  async run({ minutes, people }) {
    const { state, server, url } = await startProvider();
    const env = {
      ...{ RAZORPAY_KEY_ID: 'rzp_test_drill', RAZORPAY_KEY_SECRET: 'drill' },
      ...{ RAZORPAY_WEBHOOK_SECRET: 'drill', RAZORPAY_API_URL: url },
    };
    try {
      return await onScene({ people, env }, async (scene) => {
        const load = startLoad(scene.app.origin, scene.people, { pauseMs: 500 });
        for (const end = Date.now() + minutes * 60_000; Date.now() < end; await delay(1000))
          await bill(scene);
        await load.stop();
        await bill(scene);
        const late = await scene.withDb((db) =>
          db.query<{ seconds: number }>(
            `select extract(epoch from max(coalesce(sent_at, now()) - created_at))::float8 as seconds from mail`,
          ),
        );
        const unpayable = await withoutLink(scene);
        state.silent = false;
        const since = Date.now();
        // As every ten minutes.
        await scene.withDb((db) =>
          db.query(`select graphile_worker.add_job('reconcile_payment_links')`),
        );
        await until(async () => (await withoutLink(scene)) === 0, 'the last link', 600_000);
        const figures = await scene.withDb(async (db) => ({
          'minutes of silence': minutes,
          'bills without a link then': unpayable,
          'seconds until each had one': Math.round((Date.now() - since) / 1000),
          'links made beyond one each': state.made - unpayable,
          'slowest mail meanwhile, seconds': Number((late.rows[0]?.seconds ?? NaN).toFixed(1)),
          ...(await auditOrders(db, load.tally)),
          ...(await auditMails(db, scene.mailbox, 180_000)),
        }));
        return judge(figures, {
          ...NOTHING_LOST,
          busy: (value) => value === 0,
          'slowest mail meanwhile, seconds': (value) => value <= 10,
          'links made beyond one each': (value) => value === 0,
          'seconds until each had one': (value) => value <= LINKS_WITHIN_S,
        });
      });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
};
