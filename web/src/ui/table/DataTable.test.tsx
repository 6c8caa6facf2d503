import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from './DataTable';
import { useTable } from './useTable';
import { dataOrPrevious } from '../feedback/dataOrPrevious';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Row {
  id: string;
  name: string;
}

const rows: Row[] = [{ id: '1', name: 'Asha' }];

function show(props: {
  rows?: Row[] | undefined;
  loading?: boolean;
  error?: unknown;
  onRetry?: () => void;
}) {
  // Width of a phone, at which rows are cards.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('699.95'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const People = () => (
    <DataTable<Row>
      table={useTable('people')}
      label="People"
      columns={[{ field: 'name', headerName: 'Name' }]}
      loadingText="Loading people..."
      errorText="Failed to fetch people"
      empty="Nobody"
      card={({ name }) => <span>{name}</span>}
      {...props}
      rows={props.rows}
      loading={props.loading ?? false}
    />
  );
  render(<People />);
}

describe('a table', () => {
  it('keeps the rows after a failed refetch, shows the failure, and retries', async () => {
    const onRetry = vi.fn();
    show({ rows, error: new Error('gone'), onRetry });
    expect(screen.getByText('Asha')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Failed to fetch people');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each([rows, undefined])('tries again by itself once the network is back', (loaded) => {
    const onRetry = vi.fn();
    show({ rows: loaded, error: new Error('gone'), onRetry });
    window.dispatchEvent(new Event('online'));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('shows the failure alone when nothing was loaded', () => {
    show({ error: new Error('gone') });
    expect(screen.getByRole('alert').textContent).toContain('Failed to fetch people');
    expect(screen.queryByText('Nobody')).toBeNull();
  });

  it('shows no empty text while loading', () => {
    show({ rows: [], loading: true });
    expect(screen.getByText('Loading people...')).toBeTruthy();
    expect(screen.queryByText('Nobody')).toBeNull();
  });

  it('shows the empty text after loading', () => {
    show({ rows: [] });
    expect(screen.getByText('Nobody')).toBeTruthy();
  });
});

describe('the data of a list', () => {
  it('is its own data, also after a failure', () => {
    expect(dataOrPrevious({ data: 'now', previousData: 'before', error: 'gone' })).toBe('now');
  });

  it('is the former data while another filter loads, but not after a failure', () => {
    expect(dataOrPrevious({ previousData: 'before' })).toBe('before');
    expect(dataOrPrevious({ previousData: 'before', error: 'gone' })).toBeUndefined();
  });
});
