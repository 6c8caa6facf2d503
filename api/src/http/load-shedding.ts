import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { AppError, SOON } from '../platform/errors.js';
import type { Metrics } from '../platform/metrics.js';
import { routeOf } from '../platform/http/route-of.js';
import { longestWait } from '../platform/postgres/pool-monitor.js';

/**
 * Maximum wait in ms for a database connection. It is half the timeout, so that accepted requests
 * do not time out.
 */
const LONGEST_WAIT_MS = 2500;
const CHECK_INTERVAL_MS = 500;

/**
 * Event loop delay in ms above which requests are refused. It is the average of three seconds, so
 * that one long task has no effect.
 */
const MAX_LOOP_DELAY_MS = 1000;
const SAMPLE_MS = 3000;

/**
 * Paths that need database connections. Health checks and metrics must work under load. Payment
 * webhooks are few, and providers stop sending after many refusals. Pages need only this process.
 */
const NEEDS_CONNECTION = /^\/(graphql|api)(?![\w-])/;

interface LoadSheddingDeps {
  pools: () => readonly Pool[];
  metrics?: Metrics;
}

/**
 * Load shedding: refuses new requests that would time out. Waiting requests are still processed.
 */
export async function shedLoad(
  server: FastifyInstance,
  { pools, metrics }: LoadSheddingDeps,
): Promise<void> {
  await server.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    sampleInterval: SAMPLE_MS,
    healthCheck: () =>
      Promise.resolve(pools().every((pool) => longestWait(pool) <= LONGEST_WAIT_MS)),
    healthCheckInterval: CHECK_INTERVAL_MS,
    pressureHandler(request, _reply, type) {
      if (!NEEDS_CONNECTION.test(routeOf(request))) return undefined;
      const cause = type === underPressure.TYPE_HEALTH_CHECK ? 'connections' : 'event loop';
      metrics?.shedRequests.inc({ cause });
      const message = 'We are very busy right now. Please try again in a moment';
      return Promise.reject(new AppError('SERVICE_UNAVAILABLE', message, { retryAfter: SOON }));
    },
  });
}
