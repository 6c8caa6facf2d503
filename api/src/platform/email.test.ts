import { describe, expect, it } from 'vitest';
import { normaliseEmail } from './email.js';

const ASHA = 'asha.rao@example.in';

const SAME = {
  'as it is': ASHA,
  'with blanks around it': ' \t asha.rao@example.in \n',
  'with unusual blanks around it': '\u00a0\u2003asha.rao@example.in\ufeff',
  'in capitals': 'ASHA.Rao@EXAMPLE.In',
  'with a domain in wide letters': 'asha.rao@ｅｘａｍｐｌｅ.in',
  'with a domain in mathematical letters': 'asha.rao@𝐞𝐱𝐚𝐦𝐩𝐥𝐞.in',
};

describe('normaliseEmail', () => {
  it.each(Object.entries(SAME))('%s', (_, text) => {
    expect(normaliseEmail(text)).toBe(ASHA);
  });

  it.each([
    ['asha@BÜCHER.example', 'asha@xn--bcher-kva.example'],
    ['asha@bu\u0308cher.example', 'asha@xn--bcher-kva.example'],
    ['asha@XN--BCHER-KVA.example', 'asha@xn--bcher-kva.example'],
    ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['asha@ban\u212a.example', 'asha@bank.example'],
    ["o'neil+laundry_1@example.co.in", "o'neil+laundry_1@example.co.in"],
    [`${'a'.repeat(64)}@example.in`, `${'a'.repeat(64)}@example.in`],
  ])('changes %s to %s', (text, form) => {
    expect(normaliseEmail(text)).toBe(form);
    expect(normaliseEmail(form)).toBe(form);
  });

  it.each([
    ['nothing', ''],
    ['no @', 'asha.example.in'],
    ['two @', 'asha@rao@example.in'],
    ['no name', '@example.in'],
    ['no domain', 'asha@'],
    ['a name of 65 characters', `${'a'.repeat(65)}@example.in`],
    [
      '255 characters',
      `asha@${'a'.repeat(61)}.${`${'b'.repeat(61)}.`.repeat(2)}${'c'.repeat(61)}.in`,
    ],
    ['255 characters once its domain is in ASCII', `asha@${'ü.'.repeat(40)}in`],
    ['a quoted name', '"asha.rao"@example.in'],
    ['a quoted name with a blank', '"asha rao"@example.in'],
    ['a quoted name with an @', '"asha@rao"@example.in'],
    ['a name with an escape', 'asha\\.rao@example.in'],
    ['a comment', 'asha(rao)@example.in'],
    ['a display name', 'Asha <asha@example.in>'],
    ['a blank inside', 'asha rao@example.in'],
    ['a blank at the @', 'asha @example.in'],
    ['a line break inside', 'asha@exam\nple.in'],
    ['a NUL', 'asha\0@example.in'],
    ['a DEL', 'asha\u007f@example.in'],
    ['a zero width space', 'as\u200bha@example.in'],
    ['a zero width space at its end', 'asha@example.in\u200b'],
    ['a zero width space in its domain', 'asha@exam\u200bple.in'],
    ['a zero width joiner in its domain', 'asha@exam\u200dple.in'],
    ['a word joiner', 'as\u2060ha@example.in'],
    ['a byte order mark inside', 'asha@\ufeffexample.in'],
    ['a change of direction', 'asha\u202e@example.in'],
    ['an isolate', 'asha@\u2066example.in'],
    ['a soft hyphen', 'as\u00adha@example.in'],
    ['a soft hyphen in its domain', 'asha@exam\u00adple.in'],
    ['a variation selector', 'asha@example\ufe0f.in'],
    ['a grapheme joiner', 'asha@exam\u034fple.in'],
    ['a Hangul filler', 'asha@exam\u3164ple.in'],
    ['a tag character', 'asha@exam\u{e0061}ple.in'],
    ['a name in wide letters', 'ａｓｈａ@example.in'],
    ['a name with an accent', 'ashá@example.in'],
    ['a name in Devanagari', 'आशा@example.in'],
    ['a name with the sign for kelvin', 'as\u212aa@example.in'],
    ['half a character', 'asha@exam\ud83dple.in'],
    ['a dot before the @', 'asha.@example.in'],
    ['two dots', 'asha..rao@example.in'],
    ['two dots in its domain', 'asha@example..in'],
    ['a dot after its domain', 'asha@example.in.'],
    ['no dot in its domain', 'asha@home'],
    ['a domain that begins with a hyphen', 'asha@-example.in'],
    ['a domain in percents', 'asha@ex%61mple.in'],
    ['a port', 'asha@example.in:25'],
    ['a path', 'asha@example.in/x'],
    ['an address of the network', 'asha@127.0.0.1'],
    ['an address of the network in brackets', 'asha@[127.0.0.1]'],
    ['an address of the network in hexadecimal', 'asha@0x7f.1'],
    ['a domain that IDNA cannot read', 'asha@xn--ü.example'],
    ['a domain with nothing behind xn--', 'asha@xn--.example'],
    ['a domain that is no Punycode', 'bomb@xn--attack.test'],
    ['such a domain in capitals', 'bomb@XN--ATTACK.test'],
    ['such a domain beside a right one', 'asha@xn--attack.xn--bcher-kva.example'],
    ['such a domain at the top', 'asha@example.xn--attack'],
    ['Punycode of letters that are ASCII', 'asha@xn--example-.in'],
    ['Punycode of what IDNA does not allow', 'asha@xn--a-ecp.in'],
    ['Punycode within Punycode', 'asha@xn--xn--a.in'],
  ])('refuses an e-mail with %s', (_, text) => {
    expect(normaliseEmail(text)).toBeNull();
  });
});
