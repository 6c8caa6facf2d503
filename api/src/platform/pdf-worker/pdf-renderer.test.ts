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

it('rejects a PDF that fails, and renders the other PDFs', async () => {
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

it('starts a new thread after the thread has ended; only the PDF in progress fails', async () => {
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

it('refuses PDFs while the queue is full', async () => {
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

it('refuses more than six PDFs of one account at a time', async () => {
  begin();
  const own = Array.from({ length: MAX_PER_ACCOUNT }, (_none, place) =>
    words(`${place}`, 'greedy'),
  );
  await expect(words('one more', 'greedy')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(await words('of another', 'modest')).toBe('of another');
  expect(await Promise.all(own)).toHaveLength(MAX_PER_ACCOUNT);
  expect(await words('later', 'greedy')).toBe('later');
});

it('stops a PDF after the time limit, and renders the next one', async () => {
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

it('rejects queued and later PDFs after a stop', async () => {
  begin();
  await words('the thread is there');
  const asked = [renderer.render('endless', ''), words('behind it')];
  const stopped = renderer.stop();
  const outcomes = await Promise.allSettled([...asked, words('late')]);
  for (const each of outcomes)
    expect(each).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
  await stopped;
});
