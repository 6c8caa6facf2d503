import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../platform/app-context.js';
import type { CountAction } from '../auth/account-rate-limiter.js';
import type { RequestDevice } from '../auth/devices/request-device.js';
import type { TokenRefusal, Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import type { AuditEvent } from '../platform/audit/audit-event.js';
import { AppError } from '../platform/errors.js';
import type { Change } from '../platform/subscriptions/change.js';
import type { Log } from '../platform/log.js';
import type { Loaders } from './data-loaders.js';
import type { Quota, RateLimiter } from '../platform/rate-limit/rate-limiter.js';

/** Operation labels for metrics. */
export interface Operation {
  names: string[];
  kind: 'read' | 'write';
  status?: number;
}

/** Context of one request, for GraphQL and REST. */
export interface Context {
  em: Em;
  loaders: Loaders;
  app: AppContext;
  /** Name of the identity provider on the sign-in button; null without one. */
  socialLabel: string | null;
  /** Whether online payment is configured. */
  paysOnline: boolean;
  /** The signed-in account; null for a visitor. */
  viewer: Viewer | null;
  /** Why the access token of the request gives no viewer; undefined without a token. */
  tokenRefusal?: TokenRefusal;
  /** The browser of the request. */
  device: RequestDevice;
  requestId: string;
  /** Request logger; each line has the request id. */
  log: Log;
  /** IP address of the client, for rate limits. */
  ip: string;
  limits: RateLimiter;
  countAction: CountAction;
  /** Remaining quota for changes. The first change of the request sets it. */
  quotas: { change?: Quota };
  /** Query complexity of the document; undefined before it is computed. */
  requestedCost?: number;
  /** Writes an audit entry that remains even if the request fails. */
  audit(event: AuditEvent): Promise<void>;
  /** Operation name and kind for the metrics; undefined when metrics are disabled. */
  operation?: Operation;
  /**
   * Whether a root field has started. A request that fails earlier counts as a rejected document.
   */
  hasBegun?: boolean;
  /** Whether a payment may have no method; only REST sets it. */
  paymentMethodOptional?: boolean;
  /** Maximum rows of a page. */
  longestPage: number;
  /**
   * Day on which a CSV export began; only REST sets it. With it, the cursors of an export stay
   * valid past midnight.
   */
  exportDay?: string;
}

/** Context of a subscription. */
export interface SubscriptionContext extends Pick<
  Context,
  'em' | 'app' | 'viewer' | 'requestId' | 'log' | 'ip' | 'audit'
> {
  /**
   * Subscribes to change events of these kinds, filtered by what the subscriber requested and may
   * read.
   */
  subscribe(
    of: readonly string[],
    accepts: (change: Change) => boolean,
  ): AsyncIterableIterator<Change>;
}

export type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

const REFUSAL_MESSAGES = {
  SESSION_ENDED: 'Please sign in to continue',
  TOKEN_UNKNOWN: 'This API token does not exist',
  TOKEN_EXPIRED: 'This API token has expired',
  TOKEN_REVOKED: 'This API token was revoked',
  APP_DISABLED: 'The app of this API token is disabled',
  NETWORK_NOT_ALLOWED: 'This API token does not work from your network',
} satisfies Record<TokenRefusal, string>;

/** The signed-in viewer. Throws UNAUTHENTICATED for a visitor. */
export function signedIn({
  viewer,
  tokenRefusal,
}: Pick<Context, 'viewer' | 'tokenRefusal'>): Viewer {
  if (viewer) return viewer;
  const message = REFUSAL_MESSAGES[tokenRefusal ?? 'SESSION_ENDED'];
  throw new AppError('UNAUTHENTICATED', message, { reason: tokenRefusal });
}
