import { afterEach, expect, it } from 'vitest';
import { Drawing, MOST_WAITING } from './drawing.js';

const THREAD = new URL('../../testing/drawing/odd.worker.ts', import.meta.url);

let drawing: Drawing;
const begin = (options = {}) => (drawing = new Drawing(THREAD, options));
afterEach(() => drawing.stop());

const words = async (what: string) => (await drawing.draw('words', what)).toString();

it('draws one after the other what is asked for at once', async () => {
  begin();
  const all = Array.from({ length: 20 }, (_none, place) => `No. ${place}`);
  expect(await Promise.all(all.map(words))).toEqual(all);
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
  const all = Array.from({ length: MOST_WAITING + 1 }, () => words('one'));
  await expect(words('one more')).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    details: { retryAfter: expect.any(Number) as number },
  });
  expect(await Promise.all(all)).toHaveLength(MOST_WAITING + 1);
  expect(await words('later')).toBe('later');
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
