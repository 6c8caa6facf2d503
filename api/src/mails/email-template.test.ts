import { describe, expect, it } from 'vitest';
import { compose } from './email-template.js';

const ODD = `<b>"Rao" & 'Sons'</b>`;
const ESCAPED = '&lt;b&gt;&quot;Rao&quot; &amp; &#39;Sons&#39;&lt;/b&gt;';

const letter = compose({
  subject: `For ${ODD}`,
  code: `1${ODD}`,
  paragraphs: [`Hello ${ODD},`, 'second'],
  facts: [[`Name ${ODD}`, `Value ${ODD}`]],
  button: { label: `See ${ODD}`, url: `https://laundry.test/?a=1&b="` },
});

describe('a composed mail', () => {
  it('escapes the text of users everywhere in the HTML', () => {
    expect(letter.html).not.toContain(ODD);
    for (const part of ['For ', '1', 'Hello ', 'Name ', 'Value ', 'See '])
      expect(letter.html).toContain(part + ESCAPED);
    expect(letter.html).toContain('href="https://laundry.test/?a=1&amp;b=&quot;"');
  });

  it('has the same content as plain text, in reading order', () => {
    expect(letter.subject).toBe(`For ${ODD}`);
    expect(letter.text.split('\n\n').slice(0, 5)).toEqual([
      `1${ODD}`,
      `Hello ${ODD},`,
      'second',
      `Name ${ODD}: Value ${ODD}`,
      `See ${ODD}: https://laundry.test/?a=1&b="`,
    ]);
  });

  it('omits parts without content', () => {
    const { html } = compose({ subject: 'Short', paragraphs: ['One'] });
    for (const part of ['<table', '<a ', 'font-size:40px']) expect(html).not.toContain(part);
  });
});
