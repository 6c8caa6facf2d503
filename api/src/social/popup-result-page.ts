import { escapeHtml } from '../platform/html.js';
import { site } from '../site-config.js';

export type PopupResult = { code: string } | { error: string };

/**
 * Last page of the popup. It passes the result to the page that opened the popup, or shows it as
 * text.
 */
export function popupPage(result: PopupResult, origin: string): string {
  const failed = 'error' in result;
  const data = failed
    ? `data-error="${escapeHtml(result.error)}"`
    : `data-code="${escapeHtml(result.code)}"`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${failed ? 'Sign-in failed' : 'Signing in'} · ${escapeHtml(site.brand)}</title><style>
:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#FBFAF7;color:#14242B;font:16px/1.5 'Plus Jakarta Sans',system-ui,sans-serif}
main{max-width:22rem;padding:24px;text-align:center}h1{font-size:24px;margin:0 0 8px}p{margin:0 0 24px}
button{font:inherit;font-weight:600;color:#fff;background:#0B6E69;border:0;border-radius:999px;padding:12px 20px;min-height:44px;cursor:pointer}
@media (prefers-color-scheme:dark){body{background:#0E1A1F;color:#E8EEEC}button{background:#7FD1CB;color:#0E1A1F}}
</style></head><body><main id="result" data-origin="${escapeHtml(origin)}" ${data}>
<h1>${failed ? 'Sign-in failed' : 'Signing you in...'}</h1>
<p role="status">${failed ? escapeHtml(result.error) : 'This window closes by itself.'}</p>
<button type="button">Close this window</button></main>
<noscript><p>Signing in this way needs JavaScript. Please sign in with a code sent to your email.</p></noscript>
<script src="/auth/social/popup.js"></script></body></html>`;
}

/**
 * Script of the popup page. It is a separate file, because the content security policy forbids
 * inline scripts.
 */
export const POPUP_SCRIPT = `'use strict';
const result = document.getElementById('result');
const { code, error, origin } = result.dataset;
const status = result.querySelector('p');

function say(title, words) {
  result.querySelector('h1').textContent = title;
  status.textContent = words;
}

/** Whether the page that opened the popup is still open and belongs to this site. */
function ours() {
  try {
    return Boolean(window.opener) && !window.opener.closed && window.opener.location.origin === origin;
  } catch {
    return false;
  }
}

result.querySelector('button').addEventListener('click', () => window.close());
if (ours()) {
  window.opener.postMessage(
    error === undefined ? { type: 'social-sign-in', code } : { type: 'social-sign-in', error },
    origin,
  );
  if (error === undefined) window.close();
} else if (error === undefined) {
  say(
    'Almost there',
    'The page that you came from was closed or has another address. Close this window, open ' +
      origin + '/signin and try again.',
  );
}
`;
