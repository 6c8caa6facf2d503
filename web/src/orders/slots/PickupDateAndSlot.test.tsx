import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../../graphql/cache';
import { Form } from '../../ui/form/Form';
import { ToastProvider } from '../../ui/feedback/ToastProvider';
import type { Availability } from './pickupAvailability';
import { PickupDateAndSlot } from './PickupDateAndSlot';

// Wednesday noon in India.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T06:30:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const slot = (id: string, startTime: string, endTime: string, remaining: number) => ({
  ...{ __typename: 'PickupSlot' as const, id, startTime, endTime, remaining },
});
const day = (
  on: string,
  slots: ReturnType<typeof slot>[] = [],
  closedReason: string | null = null,
) => ({
  ...{ __typename: 'PickupDayAvailability' as const, day: on, closedReason, slots },
});
const morning = (remaining: number) => slot('morning', '10:00', '12:00', remaining);
const evening = (remaining: number) => slot('evening', '17:00', '19:30', remaining);

const soon = [
  day('2026-03-04'),
  day('2026-03-05', [morning(3), evening(0)]),
  day('2026-03-06', [], 'Holi'),
  day('2026-03-07', [slot('other', '10:00', '12:00', 0)]),
  day('2026-03-12', [morning(1), evening(0)]),
];
const later = [day('2026-03-19', [morning(7)])];

const field = () => screen.getByLabelText<HTMLInputElement>(/Pickup Date/);
const choose = (value: string) => fireEvent.change(field(), { target: { value } });
const times = () => screen.queryAllByRole<HTMLInputElement>('radio');
const words = () => times().map((radio) => radio.closest('label')?.textContent);

interface FormOptions {
  acceptsAnyTime?: boolean;
  staff?: boolean;
}

function show({ acceptsAnyTime = false, staff }: FormOptions = {}): string[] {
  const asked: string[] = [];
  const link = new ApolloLink(({ variables }) => {
    const from = String(variables['from']);
    asked.push(from);
    const days: Availability['days'] = from === '2026-03-04' ? soon : later;
    const availability = {
      isServed: true,
      area: acceptsAnyTime ? null : 'Adyar',
      acceptsAnyTime,
      days,
    };
    return of({
      data: { pickupAvailability: { __typename: 'PickupAvailability', ...availability } },
    });
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <ToastProvider>
        <Form
          label="Test"
          initialValues={{ date: '', slotId: '' }}
          onSubmit={(_, { setErrors }) => {
            // The server's error for a slot that has begun.
            setErrors({ slotId: 'This time slot has started. Choose a later slot' });
            return Promise.resolve();
          }}
        >
          <PickupDateAndSlot name="date" pincode="600020" staff={staff} />
        </Form>
      </ToastProvider>
    </ApolloProvider>,
  );
  return asked;
}

it('offers the times of a day with the places that are left, and no full one', async () => {
  show();
  choose('2026-03-05');
  await screen.findByRole('radiogroup', { name: 'Time' });
  expect(words()).toEqual(['10:00 AM–12:00 PM · 3 left', '5:00 PM–7:30 PM · Full']);
  expect(times().map(({ disabled, checked }) => [disabled, checked])).toEqual([
    [false, false],
    [true, false],
  ]);
  fireEvent.click(times()[0] as HTMLElement);
  expect(times()[0]?.checked).toBe(true);
  // A slot has separate capacity in each week.
  choose('2026-03-12');
  expect(words()[0]).toBe('10:00 AM–12:00 PM · Only 1 left');
  expect(times()[0]?.checked).toBe(true);
});

it('explains why a day has no free slot, and links to the next free day', async () => {
  show();
  choose('2026-03-06');
  await screen.findByText('We are closed on Fri, 06 Mar 2026: Holi');
  expect(times()).toEqual([]);
  choose('2026-03-07');
  screen.getByText('All time slots on Sat, 07 Mar 2026 are full. Choose another day');
  fireEvent.click(screen.getByRole('button', { name: 'Next free day: Thu, 12 Mar 2026' }));
  expect(field().value).toBe('2026-03-12');
  expect(times()).toHaveLength(2);
});

it('disables today after its last slot', async () => {
  show();
  const today = screen.getByRole<HTMLButtonElement>('button', { name: /^Today/ });
  await expect.poll(() => today.disabled).toBe(true);
  choose('2026-03-04');
  screen.getByText('Pickups are over for today. Choose another day');
});

it('shows one error for a slot that has begun', async () => {
  show();
  choose('2026-03-05');
  await screen.findByRole('radiogroup', { name: 'Time' });
  fireEvent.submit(screen.getByRole('form', { name: 'Test' }));
  await screen.findByText('This time slot has started. Choose a later slot');
  choose('2026-03-04');
  screen.getByText('Pickups are over for today. Choose another day');
  fireEvent.submit(screen.getByRole('form', { name: 'Test' }));
  await expect.poll(() => screen.queryByText(/has begun/)).toBeNull();
});

it('requests the days around a later day', async () => {
  const asked = show();
  choose('2026-03-19');
  await expect.poll(words).toEqual(['10:00 AM–12:00 PM · 7 left']);
  expect([...new Set(asked)]).toEqual(['2026-03-04', '2026-03-18']);
});

it('has only a day if any time is possible', async () => {
  const asked = show({ acceptsAnyTime: true });
  choose('2026-03-05');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  screen.getByText('Pickup on Thu, 05 Mar 2026');
  expect(times()).toEqual([]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Today/ }).disabled).toBe(false);
});

it('selects the first free slot for staff, or any time without one', async () => {
  show({ staff: true });
  choose('2026-03-05');
  await screen.findByRole('radiogroup', { name: 'Time' });
  expect(times().map(({ checked }) => checked)).toEqual([true, false, false]);
  choose('2026-03-07');
  expect(words()).toEqual(['10:00 AM–12:00 PM · Full', 'Any time']);
  expect(times().map(({ checked }) => checked)).toEqual([false, true]);
});
