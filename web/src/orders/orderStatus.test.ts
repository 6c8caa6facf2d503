import { describe, expect, it } from 'vitest';
import { statusColors, type Tone } from '../ui/statusColors';
import {
  customerStatusTones,
  orderStatusLabels,
  paymentStatusLabels,
  paymentTones,
  staffStatusTones,
} from './orderStatus';

describe('the colours of the specifications', () => {
  it('customers see waiting orange, picked blue, dispatched yellow, delivered green', () => {
    expect(customerStatusTones).toMatchObject({
      ...{ WAITING_FOR_PICKUP: 'orange', PICKED: 'blue', DISPATCHED: 'yellow' },
      ...{ DELIVERED: 'green', CANCELLED: 'grey' },
    });
  });

  it('staff see waiting red, picked yellow, processing blue, dispatched indigo, delivered green', () => {
    expect(staffStatusTones).toEqual({
      ...{ WAITING_FOR_PICKUP: 'red', PICKED: 'yellow', PROCESSING: 'blue' },
      ...{ DISPATCHED: 'indigo', DELIVERED: 'green', CANCELLED: 'grey' },
    });
  });

  it('paid is green, partial yellow, unpaid red', () => {
    expect(paymentTones).toEqual({ PAID: 'green', PARTIAL: 'yellow', UNPAID: 'red' });
  });
});

describe('the words of the specifications', () => {
  it('name every status', () => {
    expect(Object.values(orderStatusLabels)).toEqual([
      ...['waiting for pickup', 'picked', 'processing', 'dispatched', 'delivered', 'cancelled'],
    ]);
    expect(paymentStatusLabels).toEqual({ PAID: 'paid', PARTIAL: 'partial', UNPAID: 'unpaid' });
  });
});

const channels = (hex: string): [number, number, number] => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
};

/** Relative luminance as WCAG defines it. */
const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

/** Hue in degrees. */
const hue = (hex: string): number => {
  const [red, green, blue] = channels(hex);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return 0;
  if (most === red) return (((green - blue) / span + 6) % 6) * 60;
  return most === green ? ((blue - red) / span + 2) * 60 : ((red - green) / span + 4) * 60;
};

const HUES: Record<Exclude<Tone, 'grey'>, [from: number, to: number]> = {
  red: [-10, 10],
  orange: [18, 34],
  yellow: [40, 60],
  green: [110, 160],
  blue: [200, 225],
  indigo: [230, 255],
};

describe.each(['light', 'dark'] as const)('the chips, %s', (scheme) => {
  it.each(Object.keys(statusColors) as Tone[])('are readable: %s', (tone) => {
    const [text, ground] = statusColors[tone][scheme];
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(HUES))('have the colour of their name: %s', (tone, [from, to]) => {
    for (const colour of statusColors[tone as Tone][scheme]) {
      const degrees = hue(colour) > 300 ? hue(colour) - 360 : hue(colour);
      expect(degrees, colour).toBeGreaterThanOrEqual(from);
      expect(degrees, colour).toBeLessThanOrEqual(to);
    }
  });
});
