import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FilterMonth } from './FilterMonth';

afterEach(cleanup);

const changed = vi.fn<(month: string) => void>();

beforeEach(() => {
  changed.mockClear();
  render(
    <FilterMonth
      label="Month"
      value="2026-02"
      min="2017-07"
      max="2026-03"
      limitText="Not that one"
      onChange={changed}
    />,
  );
});

const field = () => screen.getByLabelText<HTMLInputElement>('Month');
const type = (month: string) => fireEvent.change(field(), { target: { value: month } });

it('takes effect at once', () => {
  type('2026-03');
  expect(changed).toHaveBeenCalledWith('2026-03');
});

it('says why a month beyond its limits does not count', () => {
  for (const month of ['2026-04', '2017-06']) {
    type(month);
    expect(screen.getByText('Not that one')).toBeTruthy();
  }
  fireEvent.blur(field());
  expect(field().value).toBe('2017-06');
  expect(changed).not.toHaveBeenCalled();
});

it('waits for a complete year', () => {
  type('0002-03');
  expect(changed).not.toHaveBeenCalled();
  expect(screen.queryByText('Not that one')).toBeNull();
});

it('restores the applied month when an emptied field loses the focus', () => {
  type('');
  expect(field().value).toBe('');
  fireEvent.blur(field());
  expect(field().value).toBe('2026-02');
  expect(changed).not.toHaveBeenCalled();
});
