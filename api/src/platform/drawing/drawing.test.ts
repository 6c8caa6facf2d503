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
  const outcomes = (await Promise.allSettled(asked)).map((each) =>
    each.status === 'fulfilled' ? each.value : (each.reason as Error).message,
  );
  const [first, ...rest] = outcomes;
  expect(first).toContain('it fell over');
  expect(rest.join()).toMatch(/^one,.*No handler function exported.*could not be cloned.*,two$/s);
});

it('draws on after its thread has ended, which fails that drawing alone', async () => {
  begin();
  const asked = [
    drawing.draw('ending', ''),
    words('one'),
    drawing.draw('ending', ''),
    words('two'),
  ];
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...['rejected', 'fulfilled', 'rejected', 'fulfilled'],
  ]);
});

it('refuses PDFs that would take too long, and takes more when the queue has room', async () => {
  begin();
  const all = Array.from({ length: MOST_WAITING + 1 }, (_none, place) => words('one', `${place}`));
  await expect(words('one more', 'asha')).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    details: { retryAfter: expect.any(Number) as number },
  });
  const own = words('of a mail');
  expect(await Promise.all(all)).toHaveLength(MOST_WAITING + 1);
  expect(await own).toBe('of a mail');
  expect(await words('later', 'asha')).toBe('later');
});

it('takes no more of one account than six at a time', async () => {
  begin();
  const own = Array.from({ length: MOST_OF_ONE }, (_none, place) => words(`${place}`, 'greedy'));
  await expect(words('one more', 'greedy')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(await words('of another', 'modest')).toBe('of another');
  expect(await Promise.all(own)).toHaveLength(MOST_OF_ONE);
  expect(await words('later', 'greedy')).toBe('later');
});

it('ends a PDF that hangs, and renders the next one', async () => {
  begin({ longest: 1000 });
  const outcomes = await Promise.allSettled([
    drawing.draw('endless', '', 'asha'),
    drawing.draw('endless', ''),
  ]);
  expect(outcomes).toMatchObject([
    { reason: { code: 'SERVICE_UNAVAILABLE' } },
    { reason: { name: 'AbortError' } },
  ]);
  await expect.poll(() => words('later', 'asha').catch(() => '')).toBe('later');
});

it('refuses queued and later PDFs when it stops', async () => {
  begin();
  await words('the thread is there');
  const asked = [drawing.draw('endless', ''), words('behind it')];
  const stopped = drawing.stop();
  const outcomes = await Promise.allSettled([...asked, words('late')]);
  for (const each of outcomes)
    expect(each).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
  await stopped;
});
