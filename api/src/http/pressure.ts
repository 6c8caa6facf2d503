import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { AppError, SOON } from '../platform/errors.js';
import type { Figures } from '../platform/figures.js';
import { routeOf } from '../platform/http/route-of.js';
import { longestWait } from '../platform/postgres/observed-pool.js';

/** A request has waited so long for a connection, half of what any may, that the next one would wait in vain. */
const LONGEST_WAIT_MS = 2500;
const LOOK_MS = 500;

/** A timer of this process comes so late, on average over three seconds: one long task is no reason to refuse. */
const LATEST_MS = 1000;
const SAMPLE_MS = 3000;

/**
 * What needs connections. Health and figures are for finding out what is wrong; notifications of payments are few, and a
 * provider that is refused too often stops sending; pages and their files need nothing but this process.
 */
const NEEDS_CONNECTION = /^\/(graphql|api)(?![\w-])/;

interface PressureDeps {
  pools: () => readonly Pool[];
  figures?: Figures;
}

/** Refuses at once what would be answered too late: requests that wait already are answered. */
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
