import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { LoadMore } from './LoadMore';

afterEach(cleanup);

describe('Show more', () => {
  it('loads one page at a time, also after fast clicks', async () => {
    const pages: (() => void)[] = [];
    render(
      <LoadMore label="Show more" onMore={() => new Promise<void>((done) => pages.push(done))} />,
    );
    await userEvent.dblClick(screen.getByRole('button', { name: 'Show more' }));
    await userEvent.click(screen.getByRole('button', { name: 'Loading...' }));
    expect(pages).toHaveLength(1);
    pages[0]?.();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(pages).toHaveLength(2);
  });

  it('shows a failed page and retries', async () => {
    let fails = true;
    const onMore = () => (fails ? Promise.reject(new Error('no net')) : Promise.resolve());
    render(<LoadMore label="Show more" onMore={onMore} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByRole('alert');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Show more' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
