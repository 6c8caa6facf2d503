import { describe, expect, it } from 'vitest';
import { pincodesError, takeWhole, withPincodes } from './pincodes';

describe('typed PIN codes', () => {
  it('leave the field once they are complete', () => {
    expect(takeWhole(['600020'], '60009')).toEqual({ codes: ['600020'], typed: '60009' });
    expect(takeWhole(['600020'], '600090')).toEqual({ codes: ['600020', '600090'], typed: '' });
    expect(takeWhole([], '60009, ')).toEqual({ codes: ['60009'], typed: '' });
  });

  it('may be written in two halves', () => {
    expect(takeWhole([], '600 ')).toEqual({ codes: [], typed: '600 ' });
    expect(takeWhole([], '600020 600 04')).toEqual({ codes: ['600020'], typed: '600 04' });
    expect(takeWhole([], '600 041')).toEqual({ codes: ['600041'], typed: '' });
    expect(withPincodes([], '600 020, 600 041 600090')).toEqual(['600020', '600041', '600090']);
    expect(withPincodes([], '600020 600041')).toEqual(['600020', '600041']);
  });

  it('are split from a pasted list, without duplicates', () => {
    expect(takeWhole(['600020'], ' 600020;600041\n6000 4,600004,60')).toEqual({
      ...{ codes: ['600020', '600041', '6000', '4', '600004'], typed: '60' },
    });
    expect(withPincodes(['600020'], '600020 600041')).toEqual(['600020', '600041']);
  });

  it('are named in the error if they are invalid', () => {
    expect(pincodesError(['600020'])).toBeUndefined();
    expect(pincodesError([])).toBe('Enter at least one pincode');
    expect(pincodesError(['600020', '60002'])).toMatch(/^60002 is not a pincode/);
    expect(pincodesError(['012345', '60002'])).toMatch(/^012345, 60002 are not pincodes/);
    const many = Array.from({ length: 201 }, (_, number) => String(600_000 + number));
    expect(pincodesError(many)).toMatch(/at most 200/);
  });
});
