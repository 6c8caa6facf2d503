import { afterEach, expect, it } from 'vitest';
import { PdfRenderer, MAX_PER_ACCOUNT, MAX_QUEUED } from './pdf-renderer.js';

const THREAD = new URL('../../testing/pdf-worker/faulty.worker.ts', import.meta.url);

let renderer: PdfRenderer;
const begin = (options = {}) => (renderer = new PdfRenderer(THREAD, options));
afterEach(() => renderer.stop());

const words = async (what: string, whom?: string) =>
  (await renderer.render('words', what, whom)).toString();

it('renders simultaneous PDFs one after the other', async () => {
  begin();
  const all = Array.from({ length: 20 }, (_none, place) => `No. ${place}`);
  expect(await Promise.all(all.map((each) => words(each)))).toEqual(all);
});

it('rejects a PDF that fails, and renders the others', async () => {
  begin();
  const broken = renderer.render('broken', '');
  const unknown = renderer.render('nothing', '');
  const unsendable = renderer.render('words', () => 'no data');
  const asked = [broken, words('one'), unknown, unsendable, words('two')];
  const outcomes = (await Promise.allSettled(asked)).map((each) =>
    each.status === 'fulfilled' ? each.value : (each.reason as Error).message,
  );
  const [first, ...rest] = outcomes;
  expect(first).toContain('it fell over');
  expect(rest.join()).toMatch(/^one,.*No handler function exported.*could not be cloned.*,two$/s);
});

it('renders further PDFs after its thread has ended; only the PDF of that time fails', async () => {
  begin();
  const asked = [
    renderer.render('ending', ''),
    words('one'),
    renderer.render('ending', ''),
    words('two'),
  ];
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...['rejected', 'fulfilled', 'rejected', 'fulfilled'],
  ]);
});

it('refuses PDFs that would take too long, and takes more when the queue has room', async () => {
  begin();
  const all = Array.from({ length: MAX_QUEUED + 1 }, (_none, place) => words('one', `${place}`));
  await expect(words('one more', 'asha')).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    details: { retryAfter: expect.any(Number) as number },
  });
  const own = words('of a mail');
  expect(await Promise.all(all)).toHaveLength(MAX_QUEUED + 1);
  expect(await own).toBe('of a mail');
  expect(await words('later', 'asha')).toBe('later');
});

it('takes no more of one account than six at a time', async () => {
  begin();
  const own = Array.from({ length: MAX_PER_ACCOUNT }, (_none, place) =>
    words(`${place}`, 'greedy'),
  );
  await expect(words('one more', 'greedy')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(await words('of another', 'modest')).toBe('of another');
  expect(await Promise.all(own)).toHaveLength(MAX_PER_ACCOUNT);
  expect(await words('later', 'greedy')).toBe('later');
});

it('ends a PDF that hangs, and renders the next one', async () => {
  begin({ longest: 1000 });
  const outcomes = await Promise.allSettled([
    renderer.render('endless', '', 'asha'),
    renderer.render('endless', ''),
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
  const asked = [renderer.render('endless', ''), words('behind it')];
  const stopped = renderer.stop();
  const outcomes = await Promise.allSettled([...asked, words('late')]);
  for (const each of outcomes)
    expect(each).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
  await stopped;
});
