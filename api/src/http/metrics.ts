import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { wrongTriesOfTheDay } from '../auth/codes/guard.service.js';
import type { Orm } from '../database.js';
import type { App } from '../platform/app.js';
import { AppError } from '../platform/errors.js';

interface MetricsDeps {
  orm: Orm;
  app: App;
  /** Who sends it as a bearer token may read the figures. */
  token: string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Figures of this process and of sign-in, in the form that Prometheus reads, at /metrics. */
export function metricsRoutes(server: FastifyInstance, { orm, app, token }: MetricsDeps): void {
  const wanted = digest(`Bearer ${token}`);
  const figures = figuresOf(orm, app);
  server.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted))
      throw new AppError('UNAUTHENTICATED', 'Send METRICS_TOKEN as a bearer token');
    reply.header('cache-control', 'no-store').type(figures.contentType);
    return figures.metrics();
  });
}

function figuresOf(orm: Orm, { signInAlarm }: App): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  new Gauge({
    name: 'laundry_wrong_sign_in_codes',
    help: 'Wrong sign-in and sign-up codes of the last 24 hours, over all e-mails and processes',
    registers: [register],
    async collect() {
      this.set(await wrongTriesOfTheDay(orm.em.fork()));
    },
  });
  new Gauge({
    name: 'laundry_sign_in_alarm',
    help: 'Wrong codes in 24 hours from which on links go out instead of codes (SIGN_IN_ALARM)',
    registers: [register],
  }).set(signInAlarm);
  return register;
}
