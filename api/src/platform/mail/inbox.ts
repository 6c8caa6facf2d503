import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { v7 } from 'uuid';
import { notFound } from '../errors.js';
import { isUuid } from '../ids.js';
import { type LocalSmtp, startLocalSmtp } from './local-smtp.js';

export interface Inbox extends LocalSmtp {
  /** Serves the page and its JSON under /dev/inbox. */
  routes(server: FastifyInstance): void;
}

export interface InboxMail {
  id: string;
  to: string[];
  from: string;
  subject: string;
  date: string;
  text: string;
  html: string;
  /** Names of the attachments. */
  files: string[];
}

const LISTED = 200;

const fileOf = (folder: string, id: string): string => path.join(folder, `${id}.eml`);

const parsed = async (folder: string, id: string) =>
  PostalMime.parse(await readFile(fileOf(folder, id)));

async function readMail(folder: string, id: string): Promise<InboxMail> {
  const mail = await parsed(folder, id);
  return {
    id,
    to: (mail.to ?? []).map(({ address }) => address ?? ''),
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    files: mail.attachments.map(({ filename }) => filename ?? ''),
  };
}

/**
 * Returns a function that reads the newest mails. Each file is read once, because it never changes
 * and clients poll often.
 */
function newestMails(folder: string): (to?: string) => Promise<InboxMail[]> {
  let known = new Map<string, InboxMail>();
  return async (to) => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const listed = names.sort().reverse().slice(0, LISTED);
    const mails = await Promise.all(
      listed.map(async (name) => known.get(name) ?? readMail(folder, name.slice(0, -4))),
    );
    known = new Map(mails.map((mail) => [`${mail.id}.eml`, mail]));
    return to ? mails.filter((mail) => mail.to.includes(to.toLowerCase())) : mails;
  };
}

const escape = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

const page = (
  title: string,
  body: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>
body{margin:0;background:#FBFAF7;color:#14242B;font:16px/1.5 system-ui,sans-serif}main{max-width:760px;margin:0 auto;padding:24px 16px}
a{color:#0B6E69;text-decoration:none;font-weight:600}li{list-style:none;background:#fff;border:1px solid #E2E6E4;border-radius:12px;padding:12px 16px;margin:0 0 8px}
ul{padding:0}small{color:#51646B;display:block}iframe{width:100%;height:70vh;border:1px solid #E2E6E4;border-radius:12px;background:#fff}h1{font-size:28px}
</style></head><body><main>${body}</main></body></html>`;

const listPage = (mails: InboxMail[]) =>
  page(
    'Inbox',
    `<h1>Inbox</h1><p>Every mail of this development server arrives here. <a href="/dev/inbox">Refresh</a></p><ul>${
      mails
        .map(
          (mail) =>
            `<li><a href="/dev/inbox/${mail.id}">${escape(mail.subject)}</a><small>${escape(mail.to.join(', '))} · ${escape(mail.date)}</small></li>`,
        )
        .join('') || '<li>No mail yet. Sign up or sign in, and the code arrives here.</li>'
    }</ul>`,
  );

const mailPage = (mail: InboxMail) =>
  page(
    mail.subject,
    `<p><a href="/dev/inbox">← Inbox</a></p><h1>${escape(mail.subject)}</h1><p><small>To ${escape(mail.to.join(', '))} · ${escape(mail.date)}</small></p>
${mail.files.length ? `<ul>${mail.files.map((name, place) => `<li><a href="/dev/inbox/${mail.id}/files/${place}">${escape(name)}</a></li>`).join('')}</ul>` : ''}
<iframe sandbox title="Mail" srcdoc="${escape(mail.html || `<pre>${escape(mail.text)}</pre>`)}"></iframe>`,
  );

function routes(server: FastifyInstance, folder: string): void {
  const html = 'text/html; charset=utf-8';
  const newest = newestMails(folder);
  server.get<{ Querystring: { to?: string } }>('/dev/inbox', async (request, reply) =>
    reply.type(html).send(listPage(await newest(request.query.to))),
  );
  server.get<{ Querystring: { to?: string } }>('/dev/inbox.json', (request) =>
    newest(request.query.to),
  );
  server.get<{ Params: { id: string } }>('/dev/inbox/:id', async (request, reply) => {
    const { id } = request.params;
    const exists = isUuid(id) && existsSync(fileOf(folder, id));
    if (!exists) throw notFound('Mail');
    return reply.type(html).send(mailPage(await readMail(folder, id)));
  });
  server.get<{ Params: { id: string; place: string } }>(
    '/dev/inbox/:id/files/:place',
    async (request, reply) => {
      const { id, place } = request.params;
      const exists = isUuid(id) && existsSync(fileOf(folder, id));
      const file = exists ? (await parsed(folder, id)).attachments[Number(place)] : undefined;
      if (!file) throw notFound('File');
      // The attachment is only downloaded, never displayed, because its sender is not trusted.
      return reply
        .type('application/octet-stream')
        .header(
          'content-disposition',
          `attachment; filename="${(file.filename ?? 'file').replace(/[^\w.-]/g, '_')}"`,
        )
        .send(Buffer.from(file.content as ArrayBuffer));
    },
  );
}

/** Starts the development inbox, which stores every sent mail in `folder`. */
export async function startInbox(folder: string): Promise<Inbox> {
  await mkdir(folder, { recursive: true });
  // The mails contain codes and links, so other users of this machine must not read the folder.
  await chmod(folder, 0o700);
  const { smtpUrl, stop } = await startLocalSmtp(async (mail) => {
    const name = path.join(folder, v7());
    await writeFile(`${name}.part`, mail);
    await rename(`${name}.part`, `${name}.eml`);
  });
  return { smtpUrl, stop, routes: (server) => routes(server, folder) };
}
