import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { TableColumn } from './column';
import { Grid } from './Grid';
import { RowButtons } from './RowButtons';

afterEach(cleanup);

interface Row {
  id: string;
  name: string;
  price: number;
}

const rows: Row[] = ['Shirt', 'Jeans', 'Saree'].map((name, place) => ({
  id: String(place + 1),
  name,
  price: place,
}));
const onEdit = vi.fn<(id: string) => void>();
const onDelete = vi.fn<(id: string) => void>();

const columns: TableColumn<Row>[] = [
  { field: 'name', headerName: 'Name', flex: 1, sortable: false, cell: ({ name }) => name },
  { field: 'price', headerName: 'Price', type: 'number', cell: ({ price }) => price },
  {
    field: 'actions',
    headerName: 'Action',
    type: 'actions',
    sortable: false,
    cell: ({ id, name }, hasFocus) => (
      <RowButtons
        hasFocus={hasFocus}
        buttons={[
          { icon: 'E', title: 'Edit', label: `Edit ${name}`, onClick: () => onEdit(id) },
          { icon: 'D', title: 'Delete', label: `Delete ${name}`, onClick: () => onDelete(id) },
        ]}
      />
    ),
  },
];

function show() {
  const onOpen = vi.fn<(row: Row) => void>();
  const onSort = vi.fn();
  const grid = (shown: Row[], hidden: string[] = []) => (
    <Grid<Row>
      label="Cloths"
      rows={shown}
      columns={columns}
      hidden={hidden}
      loading={false}
      onOpen={onOpen}
      sort={{ field: 'price', sort: 'desc' }}
      onSort={onSort}
    />
  );
  const { rerender } = render(grid(rows));
  return {
    onOpen,
    onSort,
    showAgain: (...args: Parameters<typeof grid>) => rerender(grid(...args)),
  };
}

/** What has the focus: a button by its label, a cell or a heading by its words. */
const focused = (): string | null =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null;

/** Presses keys one after the other, and tells where each of them led. */
async function path(...keys: string[]): Promise<(string | null)[]> {
  const [key, ...rest] = keys;
  if (key === undefined) return [];
  await userEvent.keyboard(key);
  return [focused(), ...(await path(...rest))];
}

it('goes from cell to cell with the arrows, also into the headings and no further', async () => {
  show();
  await userEvent.tab();
  expect(focused()).toBe('Name');
  expect(await path('{ArrowUp}', '{ArrowDown}', '{ArrowLeft}', '{ArrowRight}')).toEqual([
    ...['Name', 'Shirt', 'Shirt', '0'],
  ]);
  expect(await path('{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{Home}')).toEqual([
    ...['1', '2', '2', 'Saree'],
  ]);
  expect(await path('{Control>}{Home}{/Control}', '{PageDown}', '{PageUp}')).toEqual([
    ...['Shirt', 'Jeans', 'Shirt'],
  ]);
  expect(await path('{Control>}{ArrowDown}{/Control}', '{Control>}{ArrowUp}{/Control}')).toEqual([
    ...['Saree', 'Shirt'],
  ]);
});

it('goes through the buttons of a row one by one', async () => {
  show();
  await userEvent.click(screen.getByText('Price'));
  await userEvent.tab();
  screen.getByRole('gridcell', { name: '1' }).focus();
  expect(await path('{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}')).toEqual([
    ...['Edit Jeans', 'Delete Jeans', 'Delete Jeans', 'Edit Jeans'],
  ]);
  expect(await path('{End}', '{ArrowDown}', '{ArrowLeft}', '{ArrowDown}')).toEqual([
    ...['Edit Jeans', 'Edit Saree', '2', '2'],
  ]);
});

it('opens a row by Enter and by a click, and leaves a button its own work', async () => {
  const { onOpen } = show();
  screen.getByRole('gridcell', { name: 'Jeans' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(rows[1]);
  await userEvent.click(screen.getByRole('gridcell', { name: 'Saree' }));
  expect(onOpen).toHaveBeenLastCalledWith(rows[2]);
  expect(onOpen).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Shirt' }));
  expect(onDelete).toHaveBeenLastCalledWith('1');
  screen.getByRole('button', { name: 'Edit Shirt' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onEdit).toHaveBeenLastCalledWith('1');
  expect(onOpen).toHaveBeenCalledTimes(2);
});

it('sorts by a heading once for a click or Enter, the other way round the second time', async () => {
  const { onSort, onOpen } = show();
  const heading = screen.getByRole('columnheader', { name: /Price/ });
  expect(heading.getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(heading);
  heading.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
  expect(onSort.mock.calls).toEqual(
    Array.from({ length: 3 }, () => [{ field: 'price', sort: 'asc' }]),
  );
  await userEvent.click(screen.getByRole('columnheader', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledTimes(3);
  expect(onOpen).not.toHaveBeenCalled();
});

it('is one stop of Tab, which stays where it was and finds another place when that is gone', async () => {
  const { showAgain } = show();
  const stops = (): string[] =>
    [...screen.getAllByRole('columnheader'), ...screen.queryAllByRole('gridcell')].flatMap(
      (cell) => (cell.tabIndex === 0 ? [cell.textContent] : []),
    );
  expect(stops()).toEqual(['Name']);
  screen.getByRole('gridcell', { name: 'Jeans' }).focus();
  await userEvent.tab({ shift: true });
  expect(stops()).toEqual(['Jeans']);
  showAgain(rows.slice(2));
  expect(stops()).toEqual(['Name']);
  showAgain(rows, ['name']);
  expect(stops()).toEqual(['Price']);
});

it('says how many rows and columns there are, without those that are put away', () => {
  const { showAgain } = show();
  showAgain(rows, ['price']);
  const grid = screen.getByRole('grid', { name: 'Cloths' });
  expect([grid.ariaColCount, grid.ariaRowCount]).toEqual(['2', '4']);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Name', 'Action'],
  ]);
});
