import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../html.js';

// Plain pages and forms of the development doubles. They comply with the content security policy of
// the product.

export const HTML = 'text/html; charset=utf-8';

const STYLE = `
:root{color-scheme:light dark;--ground:#FBFAF7;--paper:#fff;--ink:#14242B;--soft:#51646B;--line:#C9D1CE;--brand:#0B6E69;--on:#fff;--warn:#FFF1D6;--bad:#B3261E}
@media (prefers-color-scheme:dark){:root{--ground:#0E1A1F;--paper:#16262C;--ink:#E8EEEC;--soft:#A9B8BC;--line:#33474E;--brand:#7FD1CB;--on:#0E1A1F;--warn:#3A2F14;--bad:#F2B8B5}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 'Plus Jakarta Sans',system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:24px 16px 40px}h1{font-size:24px;line-height:1.25;margin:0 0 8px}p{margin:0 0 16px}::placeholder{color:var(--soft);opacity:1}
.note{background:var(--warn);border-radius:8px;padding:8px 12px;font-size:14px}
form{display:grid;gap:16px;margin:0 0 16px}label{display:grid;gap:4px;font-weight:600;font-size:14px}
label.check{display:flex;gap:8px;align-items:center;font-weight:400;font-size:16px;min-height:44px}
input[type=text],input[type=email],input[type=number]{font:inherit;font-weight:400;font-size:16px;color:inherit;background:var(--paper);border:1px solid var(--soft);border-radius:8px;padding:10px 12px;min-height:44px;width:100%}
input[type=checkbox]{width:20px;height:20px;accent-color:var(--brand)}
button{font:inherit;font-weight:600;border-radius:999px;border:1px solid var(--brand);background:var(--brand);color:var(--on);padding:10px 20px;min-height:44px;cursor:pointer}
button.quiet{background:transparent;color:var(--brand)}button.bad{background:transparent;color:var(--bad);border-color:var(--bad)}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 16px}dt{color:var(--soft)}dd{margin:0;text-align:right}
.total{font-weight:700;font-size:20px}a{color:var(--brand)}[role=alert]{color:var(--bad);font-weight:600}summary{cursor:pointer;min-height:32px}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}`;

/** A page of a development double; `body` is HTML with escaped texts. */
export const devPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

/**
 * Parses form bodies in the routes of this scope, and no other bodies. The result maps names to
 * values, each of which may be missing.
 */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  scope.addHook('preValidation', (request, _reply, done) => {
    request.body ??= {};
    done();
  });
}

/** A development double of an external service, with its own routes on this server. */
export interface DevService {
  routes(server: FastifyInstance): Promise<void>;
}
