import type { MailContent } from '../platform/mail/mailer.js';
import { escapeHtml } from '../platform/html.js';
import { site } from '../site-config.js';

export interface EmailTemplate {
  subject: string;
  paragraphs: string[];
  /** One-time code, shown large on its own line. */
  code?: string;
  /** Name and value pairs, for example the details of an order. */
  facts?: [name: string, value: string][];
  button?: { label: string; url: string };
}

/** Renders a mail as plain text and as HTML in the brand's colours. */
export function compose({ subject, paragraphs, code, facts, button }: EmailTemplate): MailContent {
  const lines = [
    ...(code ? [code] : []),
    ...paragraphs,
    ...(facts?.length ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    `${site.brand} · ${site.phone.display} · ${site.email}`,
  ];
  return {
    subject,
    text: lines.join('\n\n'),
    html: html({ subject, paragraphs, code, facts, button }),
  };
}

function html({ subject, paragraphs, code, facts, button }: EmailTemplate): string {
  const rows = (facts ?? []).map(
    ([name, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#51646B">${escapeHtml(name)}</td><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#FBFAF7;color:#14242B;font:16px/1.5 'Plus Jakarta Sans',Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-weight:700;font-size:20px;color:#0B6E69">${escapeHtml(site.brand)}</p>
<div style="background:#FFFFFF;border:1px solid #E2E6E4;border-radius:12px;padding:24px">
${code ? `<p style="margin:0 0 16px;font-size:40px;font-weight:700;letter-spacing:8px">${escapeHtml(code)}</p>` : ''}
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n')}
${rows.length ? `<table style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>` : ''}
${button ? `<p style="margin:8px 0 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;background:#0B6E69;color:#FFFFFF;text-decoration:none;padding:12px 20px;border-radius:8px;font-weight:600">${escapeHtml(button.label)}</a></p>` : ''}
</div>
<p style="margin:24px 0 0;font-size:14px;color:#51646B">${escapeHtml(site.phone.display)} · ${escapeHtml(site.email)}</p>
</div></body></html>`;
}
