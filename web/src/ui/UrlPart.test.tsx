import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, NavLink, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { drawnWhile } from '../testing/drawn';
import { UrlPart } from './UrlPart';
import { useUrlParams } from './useUrlParams';

afterEach(cleanup);

const Listed = () => {
  const { params, change } = useUrlParams();
  return (
    <button onClick={() => change({ status: 'PAID' })}>{params.get('status') ?? 'all'}</button>
  );
};

const list = (
  <>
    <Listed />
    <NavLink to="/orders">Orders</NavLink>
  </>
);

const Page = () => (
  <>
    <UrlPart without={['order']}>{list}</UrlPart>
    <Link to="?order=1">Open</Link>
  </>
);

it('draws a list anew for its own part of the address, and for nothing that opens over it', async () => {
  render(
    <MemoryRouter initialEntries={['/orders']}>
      <Routes>
        <Route path="/orders" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const opening = await drawnWhile(() => user.click(screen.getByText('Open')));
  expect(opening['Link']).toBe(1);
  expect(opening['Listed'] ?? 0).toBe(0);
  expect(opening['NavLink'] ?? 0).toBe(0);
  const filtering = await drawnWhile(() => user.click(screen.getByText('all')));
  expect(filtering['Listed']).toBe(1);
  screen.getByText('PAID');
});
