import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AppContext, isHttps } from '../../platform/app-context.js';
import { cookieOptions, hostCookie } from '../../platform/http/cookies.js';
import { addressOf } from '../../platform/rate-limit/rate-limiter.js';
import { hashToken, newToken } from '../tokens.js';
import type { RequestDevice } from './request-device.js';
import { userAgentLabel } from './user-agent-label.js';
import { DEVICE_DAYS } from './trusted-devices.service.js';

const NAME = 'device';

const isId = (value: string | undefined): value is string => value?.length === 43;

class DeviceByCookie implements RequestDevice {
  readonly idHash: Buffer | null;
  /** Browsers send an Origin header with a POST; scripts, servers and apps do not. */
  readonly isBrowser: boolean;

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly https: boolean,
    private id: string | null,
  ) {
    this.idHash = id === null ? null : hashToken(id);
    this.isBrowser = request.headers.origin !== undefined;
  }

  // The label is computed on demand, because few requests need it.
  get label(): string {
    return userAgentLabel(this.request.headers['user-agent']);
  }

  get network(): string {
    return addressOf(this.request);
  }

  get requestId(): string {
    return this.request.id;
  }

  ensureId(): Buffer {
    return this.setCookie(this.id ?? newToken());
  }

  renewId(): Buffer {
    return this.setCookie(newToken());
  }

  private setCookie(value: string): Buffer {
    this.id = value;
    const options = cookieOptions(DEVICE_DAYS * 86_400, this.https);
    this.reply.setCookie(hostCookie(NAME, this.https), value, options);
    return hashToken(value);
  }
}

/** The browser of a request; it can set the id cookie in the reply. */
export function deviceOf(
  request: FastifyRequest,
  reply: FastifyReply,
  app: Pick<AppContext, 'publicUrl'>,
): RequestDevice {
  const https = isHttps(app);
  const cookieId = request.cookies[hostCookie(NAME, https)];
  return new DeviceByCookie(request, reply, https, isId(cookieId) ? cookieId : null);
}
