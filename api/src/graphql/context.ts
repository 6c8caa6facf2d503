import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../platform/app.js';
import type { CountAction } from '../auth/account-limits.js';
import type { AskingDevice } from '../auth/devices/asking-device.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import type { Note } from '../platform/audit/notes.js';
import { AppError } from '../platform/errors.js';
import type { Change } from '../platform/live/change.js';
import type { Log } from '../platform/log.js';
import type { Loaders } from './loader.js';
import type { RateLimits } from '../platform/http/rate-limits.js';

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
  app: App;
  /** Name of the identity provider on the sign-in button; null without one. */
  socialLabel: string | null;
  /** Whether online payment is configured. */
  paysOnline: boolean;
  /** Null for a visitor. */
  viewer: Viewer | null;
  /** Requesting browser. */
  device: AskingDevice;
  requestId: string;
  /** Request logger; each line has the request id. */
  log: Log;
  /** Network address of the client, for limits. */
  ip: string;
  limits: RateLimits;
  countAction: CountAction;
  /** Adds an audit entry that stays even if the request fails. */
  audit(note: Note): Promise<void>;
  /** Operation labels, when metrics are enabled. */
  operation?: Operation;
  /** Whether an operation has started; from then on the request counts even if it fails. */
  hasBegun?: boolean;
  /** Whether a payment may omit its method; only REST sets it. */
  paymentMethodOptional?: boolean;
  /** Maximum rows of a page. */
  longestPage: number;
}

/** Context of a subscription. */
export interface Listening extends Pick<
  Context,
  'em' | 'app' | 'viewer' | 'requestId' | 'log' | 'ip' | 'audit'
> {
  /** Events of these kinds that the subscriber requested and may read. */
  follow(of: readonly string[], hears: (change: Change) => boolean): AsyncIterableIterator<Change>;
}

export type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

/** The signed-in viewer; the guard has already refused visitors where this is called. */
export function signedIn({ viewer }: Pick<Context, 'viewer'>): Viewer {
  if (!viewer) throw new AppError('UNAUTHENTICATED', 'Please sign in to continue');
  return viewer;
}
