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
  return {
    idHash: id === null ? null : hashToken(id),
    // Browsers say where a POST comes from; scripts, servers and apps do not.
    isBrowser: request.headers.origin !== undefined,
    // Few requests ask for it, or are given an id.
    get words() {
      return deviceWords(request.headers['user-agent']);
    },
    keepId() {
      id ??= newToken();
      const cookie = { value: id, maxAge: DEVICE_DAYS * 86_400, https };
      reply.header('set-cookie', cookieLine(NAME, cookie));
      return hashToken(id);
    },
  };
}
