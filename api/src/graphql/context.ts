import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../platform/app.js';
import type { CountDeed } from '../auth/account-limits.js';
import type { AskingDevice } from '../auth/devices/asking-device.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import type { Note } from '../platform/audit/notes.js';
import { AppError } from '../platform/errors.js';
import type { Change } from '../platform/live/change.js';
import type { Log } from '../platform/log.js';
import type { Loaders } from './loader.js';
import type { RateLimits } from '../platform/http/rate-limits.js';

/** What figures tell of a request, which its address does not. */
export interface Operation {
  names: string[];
  kind: 'read' | 'write';
  status?: number;
}

/** What one request works with, whichever door it came through. */
export interface Context {
  em: Em;
  loaders: Loaders;
  app: App;
  /** Name of the identity provider that people may sign in with; null where there is none. */
  socialLabel: string | null;
  /** Whether somebody takes money online. */
  paysOnline: boolean;
  /** Null for a visitor. */
  viewer: Viewer | null;
  /** The browser that it comes from. */
  device: AskingDevice;
  requestId: string;
  /** Where its deeds are noted, each line with the request's id. */
  log: Log;
  /** Network address of the client, for limits. */
  ip: string;
  limits: RateLimits;
  countDeed: CountDeed;
  /** Adds to the audit what is no change, whatever comes of the rest. */
  audit(note: Note): Promise<void>;
  /** What it asks for, where somebody counts that. */
  operation?: Operation;
  /** Whether one of its operations was let through: from then on it has cost something, whatever comes of it. */
  hasBegun?: boolean;
  /** Whether a payment may be without its method; only a REST row can set it. */
  paymentMethodOptional?: boolean;
  /** Rows that a page may have. */
  longestPage: number;
}

/** What a subscription works with, for as long as somebody listens. */
export interface Listening extends Pick<
  Context,
  'em' | 'app' | 'viewer' | 'requestId' | 'log' | 'ip' | 'audit'
> {
  /** Changes of these kinds that whoever listens may know of, and wants to. */
  follow(of: readonly string[], hears: (change: Change) => boolean): AsyncIterableIterator<Change>;
}

export type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

/** The signed-in viewer; the guard has already refused visitors where this is called. */
export function signedIn({ viewer }: Pick<Context, 'viewer'>): Viewer {
  if (!viewer) throw new AppError('UNAUTHENTICATED', 'Please sign in to go on');
  return viewer;
}
