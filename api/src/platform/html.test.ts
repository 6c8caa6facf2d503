import { expect, it } from 'vitest';
import { escapeHtml } from './html.js';

it('escapes every special character of HTML and XML', () => {
  expect(escapeHtml(`<a href="x" title='y'>Tom & Asha</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Tom &amp; Asha&lt;/a&gt;',
  );
});
