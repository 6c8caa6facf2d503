import type { FastifyReply, FastifyRequest } from 'fastify';
import { type App, isHttps } from '../../platform/app.js';
import { cookieLine, readCookie } from '../../platform/http/cookies.js';
import { hashToken, newToken } from '../secrets.js';
import type { AskingDevice } from './asking-device.js';
import { deviceWords } from './device-words.js';
import { DEVICE_DAYS } from './devices.service.js';

const NAME = 'device';

const isId = (value: string | null): value is string => value !== null && value.length === 43;

/** The browser that a request comes from, and the way to give it an id. */
export function deviceOf(
  request: FastifyRequest,
  reply: FastifyReply,
  app: Pick<App, 'publicUrl'>,
): AskingDevice {
  const https = isHttps(app);
  const brought = readCookie(request.headers.cookie, NAME, https);
  let id = isId(brought) ? brought : null;
  const give = (value: string): Buffer => {
    id = value;
    const cookie = { value, maxAge: DEVICE_DAYS * 86_400, https };
    // The line of before would give another one with the same answer.
    reply.removeHeader('set-cookie').header('set-cookie', cookieLine(NAME, cookie));
    return hashToken(value);
  };
  return {
    idHash: id === null ? null : hashToken(id),
    // Browsers say where a POST comes from; scripts, servers and apps do not.
    isBrowser: request.headers.origin !== undefined,
    // Few requests ask for it, or are given an id.
    get words() {
      return deviceWords(request.headers['user-agent']);
    },
    keepId: () => give(id ?? newToken()),
    renewId: () => give(newToken()),
  };
}
