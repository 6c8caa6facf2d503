import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { FreeItemForm } from './FreeItemForm';

afterEach(cleanup);

const show = () =>
  render(
    <MemoryRouter>
      <ToastProvider>
        <FreeItemForm orderId="o1" onAdd={() => undefined} onClose={() => undefined} />
      </ToastProvider>
    </MemoryRouter>,
  );

it('marks name, price and reason of an empty item', async () => {
  show();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add item' }));
  expect(await screen.findByText('Name is required')).toBeTruthy();
  expect(screen.getByText('Price is required')).toBeTruthy();
  expect(screen.getByText('A reason is required')).toBeTruthy();
});

it('has room for each error, because a moved button would lose the click', () => {
  const { baseElement } = show();
  const boxes = [...baseElement.querySelectorAll('input')];
  const rooms = boxes.map((box) => document.getElementById(`${box.id}-helper-text`));
  expect(rooms).toHaveLength(4);
  expect(rooms).not.toContain(null);
});
