import { pipeline, Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badInput } from '../errors.js';
import { tellWhy } from './refusal-log.js';

/** Bytes that a request of staff may bring, whose price lists are long, and one of anybody else: no form of theirs needs more. */
export const BODY_LIMIT = 1024 * 1024;
const USUAL_BODY_LIMIT = 64 * 1024;

/** Values that a body may hold in all, names that one object of it may have, and how deep they may lie. */
export const MAX_VALUES = 5000;
export const MAX_NAMES = 100;
export const MAX_DEPTH = 16;

/**
 * Why a body is refused that holds more values than any operation takes, or holds them deeper. Reading it is cheap; what follows is not:
 * GraphQL compares an unknown name with all known ones and prints the whole value, once for each fault.
 */
function outOfBounds(body: unknown): 'too many values' | 'too deep' | null {
  let values = 0;
  const wrongWith = (value: unknown, depth: number): ReturnType<typeof outOfBounds> => {
    values += 1;
    if (values > MAX_VALUES) return 'too many values';
    if (depth > MAX_DEPTH) return 'too deep';
    if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return null;
    const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (!Array.isArray(value) && inner.length > MAX_NAMES) return 'too many values';
    for (const each of inner) {
      const wrong = wrongWith(each, depth + 1);
      if (wrong) return wrong;
    }
    return null;
  };
  return wrongWith(body, 0);
}

/** Whether what it says of where it was sent makes an address; one that says nothing is answered as well. */
const isAddressed = ({ protocol, host }: FastifyRequest): boolean =>
  URL.canParse(`${protocol}://${host || 'localhost'}/`);

/** What Fastify itself says of a body above its limit. */
const tooLarge = () => Object.assign(new Error('too large'), { statusCode: 413 });

/** Hands on what comes, up to a number of bytes. */
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

/** What a text may be written in: bodies are read as UTF-8, whatever they say. */
const OTHER_CHARSET = /;\s*charset\s*=\s*(?!"?utf-?8"?\s*(;|$))/i;

/** A longer content type says nothing more, and Apollo's pattern for it takes 0.7 s for 15,000 blanks. */
export const MAX_CONTENT_TYPE = 200;

function isReadable({ headers }: FastifyRequest): boolean {
  const type = headers['content-type'] ?? '';
  return type.length <= MAX_CONTENT_TYPE && !OTHER_CHARSET.test(type);
}

/** What Fastify itself says of a body of a kind that it does not read. */
const unreadable = () => Object.assign(new Error('another charset'), { statusCode: 415 });

const declaredLength = ({ headers }: FastifyRequest): number => Number(headers['content-length']);

/** It comes in pieces and does not say how long it is. */
const isOfUnknownLength = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined;

/** Bounds what a request may bring; a large one is read for staff alone. */
export function boundRequests(
  server: FastifyInstance,
  isStaff: (request: FastifyRequest) => Promise<boolean>,
): void {
  const mayBeLarge = new WeakSet<FastifyRequest>();
  const lookWho = async (request: FastifyRequest): Promise<void> => {
    if (await isStaff(request)) mayBeLarge.add(request);
    else if (!isOfUnknownLength(request)) throw tooLarge();
  };
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isAddressed(request)) done(badInput({}, 'This request names no host that there can be'));
    else if (!isReadable(request)) done(unreadable());
    else if (declaredLength(request) > USUAL_BODY_LIMIT || isOfUnknownLength(request))
      void lookWho(request).then(() => done(), done);
    else done();
  });
  server.addHook('preParsing', (request, reply, payload, done) => {
    if (!isOfUnknownLength(request) || mayBeLarge.has(request)) return done(null, payload);
    // Where it is answered before it was read, the next request of its connection would wait behind it for ever.
    reply.header('connection', 'close');
    // Both ends hear of a fault by themselves.
    done(
      null,
      pipeline(payload, atMost(USUAL_BODY_LIMIT), () => undefined),
    );
  });
  server.addHook('preValidation', (request, _reply, done) => {
    const reason = outOfBounds(request.body);
    if (!reason) return done();
    tellWhy(request.log, { reason });
    done(badInput({}, 'This request holds too many values, or holds them too deep'));
  });
}
