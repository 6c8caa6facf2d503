import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { AppError, SOON } from '../platform/errors.js';
import type { Figures } from '../platform/figures.js';
import { routeOf } from '../platform/http/route-of.js';
import { longestWait } from '../platform/postgres/observed-pool.js';

/** Longest wait for a database connection: half the timeout, so a further request would time out. */
const LONGEST_WAIT_MS = 2500;
const LOOK_MS = 500;

/**
 * Event loop delay at which requests are refused, as the average of three seconds: one long task is
 * no reason.
 */
const LATEST_MS = 1000;
const SAMPLE_MS = 3000;

/**
 * Paths that need database connections. Health and metrics must work under load. Payment notifications are few, and
 * providers stop sending after many refusals. Pages need only this process.
 */
const NEEDS_CONNECTION = /^\/(graphql|api)(?![\w-])/;

interface PressureDeps {
  pools: () => readonly Pool[];
  figures?: Figures;
}

/** Refuses new requests that would time out; waiting requests are still answered. */
export async function refuseUnderPressure(
  server: FastifyInstance,
  { pools, figures }: PressureDeps,
): Promise<void> {
  await server.register(underPressure, {
    maxEventLoopDelay: LATEST_MS,
    sampleInterval: SAMPLE_MS,
    healthCheck: () =>
      Promise.resolve(pools().every((pool) => longestWait(pool) <= LONGEST_WAIT_MS)),
    healthCheckInterval: LOOK_MS,
    pressureHandler(request, _reply, type) {
      if (!NEEDS_CONNECTION.test(routeOf(request))) return undefined;
      const cause = type === underPressure.TYPE_HEALTH_CHECK ? 'connections' : 'event loop';
      figures?.turnedAway.inc({ cause });
      const message = 'We are very busy right now. Please try again in a moment';
      return Promise.reject(new AppError('SERVICE_UNAVAILABLE', message, { retryAfter: SOON }));
    },
  });
}
