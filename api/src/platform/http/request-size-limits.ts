import { pipeline, Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badInput } from '../errors.js';
import { setRejectionReason } from './rejection-log.js';

/** Maximum body in bytes: 1 MB for staff, whose price lists are long, and 64 kB for other users. */
export const BODY_LIMIT = 1024 * 1024;
const DEFAULT_BODY_LIMIT = 64 * 1024;

/** Maximum values per body, names per object, and nesting depth. */
export const MAX_VALUES = 5000;
export const MAX_NAMES = 100;
export const MAX_DEPTH = 16;

/**
 * The exceeded limit of a body; null if none. Parsing is cheap, but GraphQL compares each unknown
 * name with all known names, and prints the whole value per error.
 */
function exceededLimit(body: unknown): 'too many values' | 'too deep' | null {
  let values = 0;
  const limitExceededBy = (value: unknown, depth: number): ReturnType<typeof exceededLimit> => {
    values += 1;
    if (values > MAX_VALUES) return 'too many values';
    if (depth > MAX_DEPTH) return 'too deep';
    if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return null;
    const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (!Array.isArray(value) && inner.length > MAX_NAMES) return 'too many values';
    for (const each of inner) {
      const wrong = limitExceededBy(each, depth + 1);
      if (wrong) return wrong;
    }
    return null;
  };
  return limitExceededBy(body, 0);
}

/** Whether protocol and Host form a valid URL; a missing Host is accepted. */
const isAddressed = ({ protocol, host }: FastifyRequest): boolean =>
  URL.canParse(`${protocol}://${host || 'localhost'}/`);

/** An error like that of Fastify for a body above the limit. */
const tooLarge = () => Object.assign(new Error('too large'), { statusCode: 413 });

/** A stream that fails after a number of bytes. */
function atMost(limit: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > limit) done(tooLarge());
      else done(null, chunk);
    },
  });
}

/** Any charset except UTF-8, which is refused because bodies are read as UTF-8. */
const OTHER_CHARSET = /;\s*charset\s*=\s*(?!"?utf-?8"?\s*(;|$))/i;

/** Maximum length of a content type. Apollo's pattern takes 0.7 s for 15,000 spaces. */
export const MAX_CONTENT_TYPE = 200;

function isReadable({ headers }: FastifyRequest): boolean {
  const type = headers['content-type'] ?? '';
  return type.length <= MAX_CONTENT_TYPE && !OTHER_CHARSET.test(type);
}

/** An error like that of Fastify for an unsupported media type. */
const unreadable = () => Object.assign(new Error('another charset'), { statusCode: 415 });

const declaredLength = ({ headers }: FastifyRequest): number => Number(headers['content-length']);

/** Whether the body has no declared length, because it is chunked. */
const isOfUnknownLength = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined;

/** Limits request bodies; only staff may send large ones. */
export function limitRequestSize(
  server: FastifyInstance,
  isStaff: (request: FastifyRequest) => Promise<boolean>,
): void {
  const largeAllowed = new WeakSet<FastifyRequest>();
  const checkSender = async (request: FastifyRequest): Promise<void> => {
    if (await isStaff(request)) largeAllowed.add(request);
    else if (!isOfUnknownLength(request)) throw tooLarge();
  };
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isAddressed(request)) done(badInput({}, 'The Host header of this request is not valid'));
    else if (!isReadable(request)) done(unreadable());
    else if (declaredLength(request) > DEFAULT_BODY_LIMIT || isOfUnknownLength(request))
      void checkSender(request).then(() => done(), done);
    else done();
  });
  server.addHook('preParsing', (request, reply, payload, done) => {
    if (!isOfUnknownLength(request) || largeAllowed.has(request)) return done(null, payload);
    // An error that is sent before the body was read would block the next request of the
    // connection. The connection is therefore closed.
    reply.header('connection', 'close');
    // Both streams report errors to their own callbacks.
    done(
      null,
      pipeline(payload, atMost(DEFAULT_BODY_LIMIT), () => undefined),
    );
  });
  server.addHook('preValidation', (request, _reply, done) => {
    const reason = exceededLimit(request.body);
    if (!reason) return done();
    setRejectionReason(request.log, { reason });
    done(badInput({}, 'This request holds too many values, or holds them too deep'));
  });
}
