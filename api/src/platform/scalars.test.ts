import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BasisPoints, EmailAddress, momentOf } from './scalars.js';

const MOMENTS = fc.date({
  min: new Date('1970-01-01'),
  max: new Date('9999-01-01'),
  noInvalidDate: true,
});

it('formats a time as ISO 8601 in UTC, from any format of PostgreSQL', () => {
  fc.assert(
    fc.property(MOMENTS, (moment) => {
      const iso = moment.toISOString();
      const whole = `${iso.replace('T', ' ').replace('Z', '')}+00`;
      for (const text of [moment, iso, whole, iso.replace('Z', '+00:00')])
        expect(momentOf(text)).toBe(iso);
    }),
  );
  expect(momentOf('2026-03-05 10:30:00.5+00')).toBe('2026-03-05T10:30:00.500Z');
  expect(momentOf('2026-03-05 10:30:00+00')).toBe('2026-03-05T10:30:00.000Z');
  expect(momentOf('2026-03-05 10:30:00.123456+00')).toBe('2026-03-05T10:30:00.123Z');
  expect(momentOf('2026-03-05 16:00:00.123+05:30')).toBe('2026-03-05T10:30:00.123Z');
});

it('names the specification of a text scalar, and coerces its values like String', () => {
  expect(EmailAddress.specifiedByURL).toMatch(/^https:/);
  expect(EmailAddress.parseValue('not an address')).toBe('not an address');
  expect(() => EmailAddress.parseValue(5)).toThrow('String cannot represent a non string value');
  expect(() => BasisPoints.parseValue('18 %')).toThrow('Int cannot represent non-integer value');
});
