import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { auditMails, auditOrders } from '../audit.ts';
import { book, Tally } from '../bookings.ts';
import { type Drill, judge, NOTHING_LOST } from '../drill.ts';
import type { Person } from '../people.ts';
import { say } from '../../bench/say.ts';
import { onScene } from '../scene.ts';
import { spansOf, until } from '../watch.ts';

const READERS = 16;
const BODY = JSON.stringify({ query: '{ cloths { id name } }' });

/** What became of one request over a connection that is kept: its status, or how the connection failed. */
const ask = (origin: string, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request(`${origin}/graphql`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(String(answer.statusCode)));
      answer.on('error', (error) => resolve(error.message));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asked.end(BODY);
  });

/** Asks again and again until nobody is there any more. */
async function readers(origin: string, answers: Map<string, number>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const one = async () => {
    for (let answer = ''; answer !== 'ECONNREFUSED';) {
      answer = await ask(origin, agent);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: READERS }, one));
  agent.destroy();
}

async function bookers(origin: string, people: Person[], tally: Tally, running: () => boolean) {
  const one = async (person: Person) => {
    while (running()) await book(origin, person, tally, { wanted: running });
  };
  await Promise.all(people.map(one));
}

export const sigterm: Drill = {
  name: 'sigterm',
  about: 'the server is told to end (SIGTERM) under load, and is started again',
  defaults: { rounds: 20, minutes: 0, people: 4 },
  run: ({ rounds, people }) =>
    onScene({ people }, async (scene) => {
      const { app, mailbox, withDb } = scene;
      const answers = new Map<string, number>();
      const tally = new Tally();
      const ended: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        let running = true;
        const before = answers.get('200') ?? 0;
        const load = [
          readers(app.origin, answers),
          bookers(app.origin, scene.people, tally, () => running),
        ];
        await until(() => (answers.get('200') ?? 0) > before + 100, 'answers');
        const since = Date.now();
        const exited = once(app.child(), 'exit');
        app.child().kill('SIGTERM');
        const [code] = (await exited) as [number | null];
        if (code !== 0) answers.set(`exit ${code}`, (answers.get(`exit ${code}`) ?? 0) + 1);
        ended.push((Date.now() - since) / 1000);
        running = false;
        await Promise.all(load);
        await app.start();
        say(`end ${round} of ${rounds} after ${ended.at(-1)?.toFixed(1)} s`);
      }
      const RIGHT = ['200', '503', 'ECONNREFUSED'];
      const failed = [...answers].filter(([what]) => !RIGHT.includes(what));
      const figures = await withDb(async (db) => ({
        ends: rounds,
        ...spansOf('seconds until ended', ended),
        'reads answered': answers.get('200') ?? 0,
        'reads told to come again': answers.get('503') ?? 0,
        'reads failed': failed.reduce((sum, [, times]) => sum + times, 0),
        'how they failed': failed.map(([what]) => what).join() || undefined,
        ...(await auditOrders(db, tally)),
        ...(await auditMails(db, mailbox, 180_000)),
      }));
      return judge(figures, { ...NOTHING_LOST, 'reads failed': (value) => value === 0 });
    }),
};
