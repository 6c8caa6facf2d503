import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { failedAttemptsOfTheDay } from '../auth/codes/sign-in-throttle.service.js';
import type { Em, Orm } from '../database.js';
import { AppError } from '../platform/errors.js';
import type { Metrics } from '../platform/metrics.js';
import { waitingJobs } from '../platform/jobs/queue.js';

interface MetricsDeps {
  orm: Orm;
  metrics: Metrics;
  otpFailureLockoutThreshold: number;
  /** Bearer token that allows reading the metrics. */
  token: string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Route /metrics with Prometheus metrics of this process, the job queue and sign-ins. */
export function metricsRoutes(server: FastifyInstance, deps: MetricsDeps): void {
  const wanted = digest(`Bearer ${deps.token}`);
  const { register } = deps.metrics;
  const askDatabase = databaseMetrics(deps);
  server.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted))
      throw new AppError('UNAUTHENTICATED', 'Send METRICS_TOKEN as a bearer token');
    await askDatabase();
    reply.header('cache-control', 'no-store').type(register.contentType);
    return register.metrics();
  });
}

/**
 * Metrics that are read from the database. If it is unavailable, the metrics of this process are
 * still served.
 */
function databaseMetrics({
  orm,
  metrics,
  otpFailureLockoutThreshold,
}: MetricsDeps): () => Promise<void> {
  const up = metrics.gauge('laundry_database_up', 'Whether the database answered: 1 or 0');
  const wrongCodes = metrics.gauge(
    'laundry_otp_failures',
    'Wrong sign-in and sign-up codes of the last 24 hours, over all e-mails and processes',
  );
  metrics
    .gauge(
      'laundry_otp_failure_lockout_threshold',
      'Wrong codes in 24 hours at which untrusted browsers get links instead of codes (OTP_FAILURE_LOCKOUT_THRESHOLD)',
    )
    .set(otpFailureLockoutThreshold);
  const queued = metrics.gauge(
    'laundry_queue_jobs',
    'Jobs in the queue of all processes, by task and state: ready, running, later (scheduled, or will be retried), failed (given up)',
    ['task', 'state'],
  );
  const oldest = metrics.gauge(
    'laundry_queue_oldest_seconds',
    'Age of the oldest ready job, by task',
    ['task'],
  );
  const ask = async (em: Em) => {
    const [tries, jobs] = await Promise.all([failedAttemptsOfTheDay(em), waitingJobs(em.fork())]);
    wrongCodes.set(tries);
    for (const { task, state, count, seconds } of jobs) {
      queued.set({ task, state }, count);
      if (state === 'ready') oldest.set({ task }, seconds);
    }
  };
  return async () => {
    for (const each of [wrongCodes, queued, oldest]) each.reset();
    const isUp = await ask(orm.em.fork()).then(
      () => true,
      () => false,
    );
    up.set(isUp ? 1 : 0);
    if (!isUp) wrongCodes.remove();
  };
}
