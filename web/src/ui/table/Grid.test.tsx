import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ColumnsButton } from './ColumnsButton';
import { Grid, type GridProps } from './Grid';
import { rowActions } from './rowActions';
import { createSelection } from './select/selection';
import { useTable, type Table } from './useTable';

afterEach(() => {
  cleanup();
  document.cookie = 'table-cloths=; path=/; max-age=0';
});

interface Row {
  id: string;
  name: string;
  price: number;
}

const rows: Row[] = ['Shirt', 'Jeans', 'Saree'].map((name, price) => ({
  ...{ id: String(price + 1), name, price },
}));
const onEdit = vi.fn<(id: string) => void>();

const columns: GridProps<Row>['columns'] = [
  { field: 'name', headerName: 'Name', width: 200, renderCell: ({ row }) => row.name },
  { field: 'price', headerName: 'Price', type: 'number', width: 150 },
  {
    field: 'actions',
    headerName: 'Action',
    type: 'actions',
    getActions: ({ row: { id, name } }) =>
      rowActions([
        { icon: <i />, title: 'Edit', label: `Edit ${name}`, onClick: () => onEdit(id) },
      ]),
  },
];

/** Table state of the rendered grid. */
let shown: Table | undefined;

function show(props: Partial<GridProps<Row>> = {}) {
  const onOpen = vi.fn<(row: Row) => void>();
  const onSort = vi.fn();
  const Cloths = () => {
    shown = useTable('cloths');
    return (
      <>
        <ColumnsButton table={shown} columns={columns} disabled={false} />
        <Grid<Row>
          table={shown}
          label="Cloths"
          rows={rows}
          columns={columns}
          loading={false}
          onOpen={onOpen}
          sort={{ field: 'price', sort: 'desc' }}
          onSort={onSort}
          {...props}
        />
      </>
    );
  };
  render(<Cloths />);
  return { user: userEvent.setup(), onOpen, onSort };
}

const headings = (): (string | null)[] =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('opens a row by a click and by Enter, but not by a button in it', async () => {
  const { user, onOpen } = show();
  await user.click(screen.getByRole('gridcell', { name: 'Saree' }));
  expect(onOpen).toHaveBeenLastCalledWith(rows[2]);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(rows[1]);
  await user.click(screen.getByRole('button', { name: 'Edit Shirt' }));
  expect(onEdit).toHaveBeenLastCalledWith('1');
  expect(onOpen).toHaveBeenCalledTimes(2);
});

it('toggles the direction of a sorted column', async () => {
  const { user, onSort } = show();
  const heading = screen.getByRole('columnheader', { name: /^Price/ });
  expect(heading.getAttribute('aria-sort')).toBe('descending');
  await user.click(within(heading).getByText('Price'));
  expect(onSort).toHaveBeenLastCalledWith({ field: 'price', sort: 'asc' });
  cleanup();
  const again = show({ sort: { field: 'price', sort: 'asc' } });
  await again.user.click(screen.getByText('Price'));
  expect(again.onSort).toHaveBeenLastCalledWith({ field: 'price', sort: 'desc' });
});

it('keeps row height and resized columns for the next visit', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Row height: compact' }));
  expect(document.querySelector('.MuiDataGrid-root--densityStandard')).toBeTruthy();
  act(() => shown?.apiRef.current?.setColumnWidth('price', 321));
  cleanup();
  show();
  expect(document.querySelector('.MuiDataGrid-root--densityStandard')).toBeTruthy();
  const price = screen.getByRole('columnheader', { name: /^Price/ });
  expect(price.style.width).toBe('321px');
});

it('offers the columns of the list in the panel, without the checkboxes', async () => {
  const { user } = show({ selection: createSelection<Row>(100) });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Price' }));
  expect(screen.queryByText('Checkbox selection')).toBeNull();
  expect(headings()).not.toContain('Price');
});

it('keeps hidden columns for the next visit', async () => {
  const { user } = show();
  await user.click(screen.getByLabelText('Price column menu'));
  await user.click(await screen.findByText('Hide column'));
  await vi.waitFor(() => expect(headings()).toEqual(['Name', 'Action']));
  cleanup();
  show();
  expect(headings()).toEqual(['Name', 'Action']);
});

it('shares its checkboxes with the selection', async () => {
  const selection = createSelection<Row>(100);
  selection.show(rows);
  selection.toggle(rows[1] as Row);
  const { user } = show({ selection });
  const boxes = () =>
    screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked);
  expect(boxes()).toEqual([false, false, true, false]);
  await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  expect([...selection.rows().keys()].toSorted()).toEqual(['1', '2', '3']);
});

it('shows that a row left the list', () => {
  show({ gone: new Set(['2']) });
  const gone = screen.getAllByText('No longer in this list');
  expect(gone.map((note) => note.closest('[data-id]')?.getAttribute('data-id'))).toEqual(['2']);
});
