import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sets the Link header to the next page (RFC 8288); no header on the last page. */
export function linkNext(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
  next: string | null,
): void {
  if (!next) return;
  const url = new URL(request.url, publicUrl);
  url.searchParams.set('before', next);
  reply.header('link', `<${publicUrl}${url.pathname}${url.search}>; rel="next"`);
}

/** Sets the ETag of the response, or sends 304 if the client already has this version. */
export function withEtag(request: FastifyRequest, reply: FastifyReply, body: unknown): unknown {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', etag).header('cache-control', 'no-cache');
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  if (known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag))
    return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
