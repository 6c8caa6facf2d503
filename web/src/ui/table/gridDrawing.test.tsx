import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { drawnWhile } from '../../testing/drawn';
import type { TableColumn, TableSort } from './column';
import { Grid } from './Grid';

afterEach(cleanup);

interface Row {
  id: string;
  name: string;
  price: number;
}

const rows: Row[] = Array.from({ length: 50 }, (_, at) => ({
  id: String(at),
  name: `Order ${at}`,
  price: at,
}));
const Words = ({ children }: { children: string }) => <span>{children}</span>;
const columns: TableColumn<Row>[] = [
  { field: 'name', headerName: 'Name', cell: ({ name }) => <Words>{name}</Words> },
  { field: 'price', headerName: 'Price', cell: ({ price }) => price },
  { field: 'half', headerName: 'Half', cell: ({ price }) => price / 2 },
  { field: 'twice', headerName: 'Twice', cell: ({ price }) => price * 2 },
];

const Sorted = () => {
  const [, setParams] = useSearchParams();
  const [sort, setSort] = useState<TableSort>({ field: 'name', sort: 'desc' });
  return (
    <>
      <Grid
        label="Orders"
        rows={rows}
        columns={columns}
        loading={false}
        {...{ sort }}
        onSort={setSort}
      />
      <button onClick={() => setParams({ order: '1' })}>Open</button>
    </>
  );
};

function show() {
  render(
    <MemoryRouter>
      <Sorted />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('from cell to cell of a row and to the next, only the rows that it concerns are drawn', async () => {
  const user = show();
  await user.click(screen.getByRole('gridcell', { name: 'Order 7' }));
  const along = await drawnWhile(() => user.keyboard('{ArrowRight}'));
  expect(along).toMatchObject({ RowOfCells: 1 });
  const down = await drawnWhile(() => user.keyboard('{ArrowDown}'));
  expect(down).toMatchObject({ RowOfCells: 2 });
});

it('the focus draws anew what is in the cell that it comes to and in the one that it leaves', async () => {
  const user = show();
  const first = await drawnWhile(() =>
    user.click(screen.getByRole('row', { name: /Order 7/ }).children[1] as Element),
  );
  expect(first).toMatchObject({ GridHeadings: 1, Heading: 1, RowOfCells: 1 });
  const along = await drawnWhile(() => user.keyboard('{ArrowRight}'));
  expect(along).toEqual({ RowOfCells: 1 });
  const back = await drawnWhile(() => user.keyboard('{Home}'));
  expect(back).toEqual({ RowOfCells: 1, Words: 1 });
});

it('sorting draws the heading that it goes to and the one that it comes from, and no row', async () => {
  const user = show();
  await user.click(screen.getByRole('gridcell', { name: 'Order 7' }));
  const drawn = await drawnWhile(() => fireEvent.click(screen.getByText('Twice')));
  expect(drawn).toMatchObject({ Heading: 2 });
  expect(drawn['RowOfCells']).toBeUndefined();
});

it('another address draws no row and no heading', async () => {
  const user = show();
  const button = screen.getByRole('button', { name: 'Open' });
  await user.click(button);
  const drawn = await drawnWhile(() => fireEvent.click(button));
  expect(drawn).toMatchObject({ Sorted: 1 });
  expect(drawn['RowOfCells']).toBeUndefined();
  expect(drawn['Heading']).toBeUndefined();
});
