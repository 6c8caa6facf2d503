import { describe, expect, it } from 'vitest';
import { contains } from './search.js';

describe('a search text', () => {
  it.each([
    ['Asha', '%asha%'],
    ['100%', '%100\\%%'],
    ['a_b\\c', '%a\\_b\\\\c%'],
    ['12-3', '%12-3%'],
    ['98765', '%98765%'],
  ])('%j is searched literally', (text, pattern) => expect(contains(text)).toBe(pattern));

  it.each([
    ['Zoë', '%zoe%'],
    ['Zoe\u0308', '%zoe%'],
    ['ÑANDÚ İçel', '%nandu icel%'],
    ['கவிதா', '%கவிதா%'],
    ['कविता', '%कविता%'],
  ])('%j is searched without accents, but with the marks of other scripts', (text, pattern) =>
    expect(contains(text)).toBe(pattern),
  );

  it.each(['+91 98765-43210', '098765 43210', '(98765) 43210', '0091-98765-43210', '9876543210'])(
    '%j is searched as the phone number 9876543210',
    (text) => expect(contains(text)).toBe('%9876543210%'),
  );
});
