import { describe, expect, it } from 'vitest';
import { enterDigits, eraseDigit } from './otpEntry';

const empty = ['', '', '', ''];

describe('enterDigits', () => {
  it('puts a digit into its box and moves on', () => {
    expect(enterDigits(empty, 1, '7')).toEqual({
      boxes: ['', '7', '', ''],
      focus: 2,
      accepted: true,
    });
  });
  it('stays on the last box', () => {
    expect(enterDigits(['1', '2', '3', ''], 3, '4').focus).toBe(3);
  });
  it('refuses characters other than digits', () => {
    expect(enterDigits(empty, 0, 'x')).toEqual({ boxes: empty, focus: 0, accepted: false });
  });
  it('fills all boxes from a whole code in any box', () => {
    expect(enterDigits(empty, 2, '4821').boxes).toEqual(['4', '8', '2', '1']);
    expect(enterDigits(['9', '', '', ''], 0, ' 48-21 ').boxes).toEqual(['4', '8', '2', '1']);
  });
  it('replaces the digit of a full box', () => {
    expect(enterDigits(['1', '', '', ''], 0, '15').boxes[0]).toBe('5');
    expect(enterDigits(['1', '', '', ''], 0, '51').boxes[0]).toBe('5');
    expect(enterDigits(['1', '', '', ''], 0, '11').boxes[0]).toBe('1');
  });
  it('empties a box', () => {
    expect(enterDigits(['1', '2', '', ''], 1, '').boxes).toEqual(['1', '', '', '']);
  });
});

describe('eraseDigit', () => {
  it('clears its own box first, then the previous one', () => {
    const first = eraseDigit(['1', '2', '', ''], 1);
    expect(first).toMatchObject({ boxes: ['1', '', '', ''], focus: 1 });
    expect(eraseDigit(first.boxes, 1)).toMatchObject({ boxes: empty, focus: 0 });
    expect(eraseDigit(empty, 0).focus).toBe(0);
  });
});
