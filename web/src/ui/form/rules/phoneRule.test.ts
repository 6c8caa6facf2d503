import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { phoneRule } from './phoneRule';

const rule = phoneRule({ required: 'Required', digits: 'Ten digits' });

/** All validation messages for a phone number. */
function errorsOf(phone: string): string[] {
  try {
    rule.validateSync(phone, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

const firstDigit = 'Phone number must start with 6, 7, 8 or 9';

describe('a phone number', () => {
  it.each([
    ['6000000000', []],
    ['9999999999', []],
    ['5999999999', [firstDigit]],
    ['1234567890', [firstDigit]],
    ['0000000000', [firstDigit]],
    ['123456789', ['Ten digits']],
    ['12345678901', ['Ten digits']],
    ['987654321', ['Ten digits']],
  ])('%s', (phone, words) => {
    expect(errorsOf(phone)).toEqual(words);
  });

  it('that is missing has the message for a missing number', () => {
    expect(errorsOf('')[0]).toBe('Required');
  });
});
