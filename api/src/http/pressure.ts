import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { AppError, SOON } from '../platform/errors.js';
import type { Figures } from '../platform/figures.js';
import { routeOf } from '../platform/http/at-once.js';
import { longestWait } from '../platform/postgres/observed-pool.js';

/** Somebody has waited so long for a connection, half of what anybody does, that whoever comes now would wait in vain. */
const LONGEST_WAIT_MS = 2500;

/** So much later than it should does this process get round to anything, twice in a row. */
const LATEST_MS = 1000;
const LOOK_MS = 500;

/**
 * What needs connections. Health and figures are for finding out what is wrong; notifications of payments are few, and a
 * provider that is refused too often stops sending; pages and their files need nothing but this process.
 */
const NEEDS_CONNECTION = /^\/(graphql|api)(?![\w-])/;

interface PressureDeps {
  pools: () => readonly Pool[];
  figures?: Figures;
}

/** Whether this process comes round late, as seen by a timer of its own. */
function watchLoop(server: FastifyInstance): () => boolean {
  let late = 0;
  let timer: NodeJS.Timeout | undefined;
  server.addHook('onReady', (done) => {
    let due = performance.now() + LOOK_MS;
    timer = setInterval(() => {
      const now = performance.now();
      late = now - due > LATEST_MS ? late + 1 : 0;
      due = now + LOOK_MS;
    }, LOOK_MS).unref();
    done();
  });
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });
  return () => late > 1;
}

/** Refuses at once what would be answered too late: those who are waiting already are answered, and the rest know. */
export function refuseUnderPressure(server: FastifyInstance, deps: PressureDeps): void {
  const isLate = watchLoop(server);
  const causeNow = () => {
    if (deps.pools().some((pool) => longestWait(pool) > LONGEST_WAIT_MS)) return 'connections';
    return isLate() ? 'event loop' : undefined;
  };
  server.addHook('onRequest', (request, _reply, done) => {
    const cause = NEEDS_CONNECTION.test(routeOf(request)) ? causeNow() : undefined;
    if (!cause) return done();
    deps.figures?.turnedAway.inc({ cause });
    const message = 'We are very busy right now. Please try again in a moment';
    done(new AppError('SERVICE_UNAVAILABLE', message, { retryAfter: SOON }));
  });
}
