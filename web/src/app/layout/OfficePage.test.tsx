import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { staffHere } from '../../session/testing/staffHere';
import { OfficePage } from './OfficePage';

staffHere(['STAFF_WRITE']);
afterEach(cleanup);

const Here = () => <output>{useLocation().pathname}</output>;

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <OfficePage>
        <Here />
      </OfficePage>
    </MemoryRouter>,
  );

describe('the office', () => {
  it.each(['/employeemanager', '/security', '/'])('shows %s to a user who may open it', (path) => {
    open(path);
    expect(screen.getByRole('status').textContent).toBe(path);
  });

  it('redirects to a page that the user may open', async () => {
    open('/admin');
    expect((await screen.findByRole('status')).textContent).toBe('/employeemanager');
  });

  it('names the permission that a page needs, and who grants it', async () => {
    await act(async () => {
      open('/orders');
      await import('../errors/ForbiddenPage');
    });
    await screen.findByText('You do not have permission to see orders. Please ask an admin.');
    const back = screen.getByRole('link', { name: 'Back to Home' });
    expect(back.getAttribute('href')).toBe('/employeemanager');
    expect(screen.queryByText('/orders')).toBeNull();
  });
});
