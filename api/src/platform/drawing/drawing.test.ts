import { afterEach, expect, it } from 'vitest';
import { Drawing, MOST_OF_ONE, MOST_WAITING } from './drawing.js';

const THREAD = new URL('../../testing/drawing/odd.worker.ts', import.meta.url);

let drawing: Drawing;
const begin = (options = {}) => (drawing = new Drawing(THREAD, options));
afterEach(() => drawing.stop());

const words = async (what: string, whom?: string) =>
  (await drawing.draw('words', what, whom)).toString();

it('draws one after the other what is asked for at once', async () => {
  begin();
  const all = Array.from({ length: 20 }, (_none, place) => `No. ${place}`);
  expect(await Promise.all(all.map((each) => words(each)))).toEqual(all);
});

it('fails what cannot be drawn, and draws the rest', async () => {
  begin();
  const broken = drawing.draw('broken', '');
  const unknown = drawing.draw('nothing', '');
  const unsendable = drawing.draw('words', () => 'no data');
  const asked = [broken, words('one'), unknown, unsendable, words('two')];
  const told = (await Promise.allSettled(asked)).map((each) =>
    each.status === 'fulfilled' ? each.value : (each.reason as Error).message,
  );
  const [first, ...rest] = told;
  expect(first).toContain('it fell over');
  expect(rest.join()).toMatch(/^one,.*Nothing draws nothing.*could not be cloned.*,two$/s);
});

it('begins anew after its thread has ended or hangs, which fails that drawing alone', async () => {
  begin({ longest: 1000 });
  const asked = [
    ...[drawing.draw('ending', ''), words('one')],
    ...[drawing.draw('endless', ''), words('two')],
  ];
  const told = await Promise.allSettled(asked);
  expect(told.map(({ status }) => status)).toEqual([
    ...['rejected', 'fulfilled', 'rejected', 'fulfilled'],
  ]);
});

it('refuses what would come too late, and takes more once there is room', async () => {
  begin();
  const all = Array.from({ length: MOST_WAITING + 1 }, (_none, place) => words('one', `${place}`));
  await expect(words('one more', 'somebody')).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    details: { retryAfter: expect.any(Number) as number },
  });
  const own = words('of a mail');
  expect(await Promise.all(all)).toHaveLength(MOST_WAITING + 1);
  expect(await own).toBe('of a mail');
  expect(await words('later', 'somebody')).toBe('later');
});

it('draws of each account in turn, whatever one of them asks for, and files of mails before all', async () => {
  begin();
  const drawn: string[] = [];
  const ask = async (what: string, whom?: string) => drawn.push(await words(what, whom));
  const greedy = Array.from({ length: MOST_OF_ONE + 1 }, (_none, place) =>
    ask(`A${place + 1}`, 'A'),
  );
  await expect(words('one more', 'A')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await Promise.all([...greedy, ask('B1', 'B'), ask('B2', 'B'), ask('C1', 'C'), ask('mail')]);
  expect(drawn.join(' ')).toBe('A1 mail B1 C1 A2 B2 A3 A4 A5 A6 A7');
});

it('refuses at its end what is not drawn, and whatever comes then', async () => {
  begin();
  await words('the thread is there');
  const asked = [drawing.draw('endless', ''), words('behind it')];
  const stopped = drawing.stop();
  const told = await Promise.allSettled([...asked, words('late')]);
  for (const each of told) expect(each).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
  await stopped;
});
