import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../ui/feedback/ToastProvider';
import { StatementFiles } from './StatementFiles';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const period = { from: '2026-02-01', to: '2026-02-28' };
const files = (lines?: number): (string | null)[] => {
  cleanup();
  render(
    <ToastProvider>
      <StatementFiles userId="u" period={period} of="February" lines={lines} />
    </ToastProvider>,
  );
  return screen
    .getAllByRole('button', { name: / of / })
    .map((button) => button.getAttribute('aria-label'));
};

it('offers no PDF for more lines than the limit, and explains it', () => {
  for (const lines of [undefined, 0, 1000])
    expect(files(lines)).toEqual(['Download PDF of February', 'Download CSV of February']);
  expect(screen.queryByText(/No PDF/)).toBeNull();
  expect(files(1001)).toEqual(['Download CSV of February']);
  screen.getByText('No PDF: more than 1,000 lines. Use the CSV.');
});

it('the busy button keeps the focus and ignores a second click', async () => {
  const asked = vi.fn(() => new Promise<never>(() => undefined));
  vi.stubGlobal('fetch', asked);
  files();
  const button = screen.getByRole('button', { name: 'Download PDF of February' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button.textContent).toBe('Preparing...');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(asked).toHaveBeenCalledOnce();
});

it.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed')), /^We could not reach the serv/],
  [
    'it fails',
    () => Promise.resolve(Response.error()),
    /^The CSV could not be created. Please try/,
  ],
])('where %s the page says so', async (_what, answer, words) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  files();
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV of February' }));
  await screen.findByText(words);
});
