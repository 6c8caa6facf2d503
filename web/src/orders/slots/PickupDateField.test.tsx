import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Form } from '../../ui/form/Form';
import { ToastProvider } from '../../ui/feedback/ToastProvider';
import { PickupDateField } from './PickupDateField';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function showAt(now: string): HTMLInputElement {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  render(
    <ToastProvider>
      <Form label="Day" initialValues={{ date: '' }} onSubmit={() => Promise.resolve()}>
        <PickupDateField name="date" />
      </Form>
    </ToastProvider>,
  );
  return screen.getByLabelText(/Pickup Date/);
}

it('offers the days from today in India to the sixtieth after it', () => {
  const field = showAt('2026-03-04T18:30:00Z');
  expect(field.min).toBe('2026-03-05');
  expect(field.max).toBe('2026-05-04');
  screen.getByRole('button', { name: /Today\s*05 Mar/ });
  screen.getByRole('button', { name: /Tomorrow\s*06 Mar/ });
});

const today = () => screen.queryByRole('button', { name: /Today/ });
const ended = 'Pickups ended at 9:00 PM today. Tomorrow they start at 10:00 AM.';

describe('today, with pickups until nine in the evening in India', () => {
  it.each([
    ['half past midnight', '2026-03-04T19:00:00Z'],
    ['eight', '2026-03-05T14:30:00Z'],
    ['a minute to nine', '2026-03-05T15:29:00Z'],
  ])('is one tap at %s', (_, now) => {
    const field = showAt(now);
    expect(today()).not.toBeNull();
    fireEvent.change(field, { target: { value: '2026-03-05' } });
    screen.getByText('Pickup on Thu, 05 Mar 2026');
  });

  it.each([
    ['nine', '2026-03-05T15:30:00Z'],
    ['ten', '2026-03-05T16:30:00Z'],
    ['a minute to midnight', '2026-03-05T18:29:00Z'],
  ])('is none any more at %s, and the calendar says why', (_, now) => {
    const field = showAt(now);
    expect(today()).toBeNull();
    expect(field.min).toBe('2026-03-05');
    screen.getByRole('button', { name: /Tomorrow\s*06 Mar/ });
    fireEvent.change(field, { target: { value: '2026-03-05' } });
    screen.getByText(ended);
    fireEvent.change(field, { target: { value: '2026-03-06' } });
    screen.getByText('Pickup on Fri, 06 Mar 2026');
    expect(screen.queryByText(ended)).toBeNull();
  });
});
