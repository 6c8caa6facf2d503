import { expect, it } from 'vitest';
import { escapeHtml } from './html.js';

it('leaves no character that means something in HTML or XML', () => {
  expect(escapeHtml(`<a href="x" title='y'>Tom & Asha</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Tom &amp; Asha&lt;/a&gt;',
  );
});
