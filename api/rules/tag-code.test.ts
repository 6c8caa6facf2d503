import { expect, it } from 'vitest';
import { lastScanned, tagCode, taggedOrder, tagText } from './tag-code.js';

it('a tag leads to its order, scanned or typed', () => {
  for (const text of [tagCode('a1b2c3', 17), tagText('a1b2c3', 17), '#a1b2c3/1', ' A1B2C3/1000 '])
    expect(taggedOrder(text)).toBe('a1b2c3');
});

it('the last of several scans counts', () => {
  expect(lastScanned('.ABCDEF.1.635DA0.12')).toBe('.635DA0.12');
  for (const text of ['asha', '.ABCDEF.', '']) expect(lastScanned(text)).toBe(text);
});

it('a code has only characters that allow the smallest QR codes', () => {
  expect(tagCode('a1b2c3', 1000)).toMatch(/^[\dA-Z $%*+\-./:]{1,16}$/);
});

it.each(['a1b2c3', '.a1b2c3', 'a1b2c3/', 'a1b2c/1', 'g1b2c3/1', 'a1b2c3/10000', '9876543210', ''])(
  '%j is no tag',
  (text) => {
    expect(taggedOrder(text)).toBeNull();
  },
);
