import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type Confetti from 'react-confetti';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BookingConfirmedDialog } from './BookingConfirmedDialog';
import { BookingConfirmedPlain } from './BookingConfirmedPlain';

const confetti = vi.hoisted(() =>
  vi.fn<(props: ComponentProps<typeof Confetti>) => null>(() => null),
);
// The confetti draws on a canvas, which jsdom does not have.
vi.mock('react-confetti', () => ({ default: confetti }));
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

afterEach(cleanup);

const payload = {
  __typename: 'BookPickupPayload' as const,
  message: 'Pickup booked successfully',
  booking: {
    __typename: 'Order' as const,
    id: '019b1c2d-0000-7000-8000-0000000c9823',
    shortId: '0c9823',
    createdAt: '2026-03-04T20:15:30.123Z',
    pickupDate: '2026-03-05',
    ...{ slotStartTime: '10:00', recurrence: null, slotEndTime: '12:00' },
    pickupAddress: '12, Car Street, Chennai, Tamil Nadu - 600004',
    ...{ express: false, expressBasisPoints: null, expressAmount: null },
    orderStatus: 'WAITING_FOR_PICKUP' as const,
  },
};

const expressPayload = {
  ...payload,
  booking: { ...payload.booking, express: true, expressBasisPoints: 2000 },
};

function show(shown: typeof payload | typeof expressPayload = payload): void {
  render(
    <MemoryRouter>
      <BookingConfirmedDialog open payload={shown} onClose={() => undefined} />
    </MemoryRouter>,
  );
}

describe('the confirmation of a booking', () => {
  it('is 420 px wide, with 1300 pieces of confetti that fall once', () => {
    show();
    expect(getComputedStyle(screen.getByRole('dialog')).width).toBe('420px');
    expect(confetti.mock.lastCall?.[0]).toMatchObject({ numberOfPieces: 1300, recycle: false });
  });

  it('names the booked order with its number and links to it', () => {
    show();
    for (const text of [
      'Booking Confirmed!',
      'Pickup booked successfully',
      '#0c9823',
      '05 Mar 2026',
      '10:00 AM–12:00 PM',
    ])
      screen.getByText(text);
    screen.getByText('12, Car Street, Chennai, Tamil Nadu - 600004');
    screen.getByText('waiting for pickup');
    screen.getByRole('button', { name: 'Close' });
    expect(screen.getByRole('link', { name: 'Track order' }).getAttribute('href')).toBe(
      `/account?order=${payload.booking.id}`,
    );
  });

  it('says that it is express, with the surcharge, and nothing without it', () => {
    show(expressPayload);
    screen.getByText('Express, + 20%');
    cleanup();
    show();
    expect(screen.queryByText(/Express/)).toBeNull();
  });

  it('gives a calendar file', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:pickup';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    let name = '';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      name = this.download;
    });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    expect(name).toBe('pickup-0c9823.ics');
    expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
    expect(await files[0]?.text()).toContain(`UID:${payload.booking.id}@`);
  });
});

it('shows date, address and status also if its chunk failed to load', () => {
  render(<BookingConfirmedPlain open payload={expressPayload} onClose={() => undefined} />);
  const dialog = screen.getByRole('alertdialog', { name: 'Booking Confirmed!' });
  for (const text of [
    ...['05 Mar 2026, 10:00 AM–12:00 PM', 'waiting for pickup', '12, Car Street'],
    'Delivery: Express, + 20%',
  ])
    expect(dialog.textContent).toContain(text);
});
