import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FilterDate } from './FilterDate';

afterEach(cleanup);

const changed = vi.fn<(day: string) => void>();

beforeEach(() => {
  changed.mockClear();
  render(
    <FilterDate
      label="From"
      value="2026-03-05"
      max="2026-03-10"
      limitText="Not later"
      onChange={changed}
    />,
  );
});

const type = (day: string) =>
  fireEvent.change(screen.getByLabelText('From'), { target: { value: day } });

it('takes effect at once', () => {
  type('2026-03-10');
  expect(changed).toHaveBeenCalledWith('2026-03-10');
});

it('explains a day outside of the limits', () => {
  type('2026-03-11');
  expect(changed).not.toHaveBeenCalled();
  expect(screen.getByText('Not later')).toBeTruthy();
});

it('waits for a complete year', () => {
  type('0002-03-05');
  expect(changed).not.toHaveBeenCalled();
  expect(screen.queryByText('Not later')).toBeNull();
});

it('can be emptied', () => {
  type('');
  expect(changed).toHaveBeenCalledWith('');
});
