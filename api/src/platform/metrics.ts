import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { longestWait, sentStatements } from './postgres/pool-monitor.js';

/** Histogram buckets in seconds, from cached responses to timeouts. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Pools = () => readonly Pool[];
type Subscriptions = () => {
  connections: number;
  subscriptions: number;
  received: number;
  delivered: number;
};

/**
 * Prometheus metrics of this process. Metrics from the database are read at each scrape of
 * /metrics.
 */
export class Metrics {
  readonly register = new Registry();
  readonly #pools = new Map<string, Pools>();
  #subscriptions: Subscriptions = () => ({
    ...{ connections: 0, subscriptions: 0, received: 0, delivered: 0 },
  });
  readonly #registers = [this.register];

  readonly duration = new Histogram({
    name: 'laundry_http_request_duration_seconds',
    help: 'Time from a request to the end of its response, by endpoint and by read or write',
    labelNames: ['endpoint', 'kind'],
    buckets: SECONDS,
    registers: this.#registers,
  });
  readonly requests = new Counter({
    name: 'laundry_http_requests_total',
    help: 'Requests by endpoint, operation (root field of GraphQL, route of REST) and status; GraphQL errors by the status of their code',
    labelNames: ['endpoint', 'operation', 'status'],
    registers: this.#registers,
  });
  readonly shedRequests = new Counter({
    name: 'laundry_http_requests_shed_total',
    help: 'Requests refused at once with 503, because the process or its connections were overloaded',
    labelNames: ['cause'],
    registers: this.#registers,
  });
  readonly mails = new Counter({
    name: 'laundry_mails_total',
    help: 'Mails of the outbox by outcome: sent, dropped (too late), refused (tried again), failed (given up)',
    labelNames: ['outcome'],
    registers: this.#registers,
  });
  readonly paymentEvents = new Counter({
    name: 'laundry_payment_events_total',
    help: 'Payment events of the payment provider, received as webhooks or found by polling, by outcome',
    labelNames: ['source', 'outcome'],
    registers: this.#registers,
  });
  readonly jobs = new Counter({
    name: 'laundry_jobs_total',
    help: 'Jobs run by this process, by task and outcome: done, again (failed, will be retried), failed (given up)',
    labelNames: ['task', 'outcome'],
    registers: this.#registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.register });
    this.#ofPools('laundry_pool_connections', 'Connections that are open', (pool) => [
      ['idle', pool.idleCount],
      ['in use', pool.totalCount - pool.idleCount],
    ]);
    this.#ofPools('laundry_pool_waiting', 'Requests or jobs that wait for a connection', (pool) => [
      ['waiting', pool.waitingCount],
    ]);
    this.#ofPools(
      'laundry_pool_longest_wait_seconds',
      'Longest current wait for a connection',
      (pool) => [['waiting', longestWait(pool) / 1000]],
    );
    this.#ofPools('laundry_pool_size', 'Maximum number of connections', ({ options }) => [
      ['most', options.max],
    ]);
    this.#countQueries();
    this.#showSubscriptions();
  }

  /** Registers a gauge. The caller sets its value. */
  gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: this.#registers });
  }

  /** Exposes metrics of the pools that exist at scrape time, labelled with their use. */
  watchPools(use: string, pools: Pools): void {
    this.#pools.set(use, pools);
  }

  /** Exposes metrics of WebSockets and subscriptions. */
  watchSubscriptions(subscriptions: Subscriptions): void {
    this.#subscriptions = subscriptions;
  }

  #showSubscriptions(): void {
    const registers = this.#registers;
    const read = () => this.#subscriptions();
    new Gauge({
      ...{ registers, name: 'laundry_websocket_connections', help: 'Open WebSockets' },
      collect() {
        this.set(read().connections);
      },
    });
    new Gauge({
      ...{ registers, name: 'laundry_websocket_subscriptions' },
      help: 'Subscriptions over the open WebSockets',
      collect() {
        this.set(read().subscriptions);
      },
    });
    new Counter({
      ...{ registers, name: 'laundry_change_events_total', labelNames: ['direction'] },
      help: 'Change events received from the database and delivered to subscribers',
      collect() {
        this.reset();
        this.inc({ direction: 'received' }, read().received);
        this.inc({ direction: 'delivered' }, read().delivered);
      },
    });
  }

  #ofPools(name: string, help: string, read: (pool: Pool) => [state: string, value: number][]) {
    const all = this.#pools;
    new Gauge({
      name,
      help,
      labelNames: ['use', 'state'],
      registers: this.#registers,
      collect() {
        this.reset();
        for (const [use, pools] of all)
          for (const pool of pools())
            for (const [state, value] of read(pool)) this.inc({ use, state }, value);
      },
    });
  }

  #countQueries(): void {
    const all = this.#pools;
    new Counter({
      name: 'laundry_sql_queries_total',
      help: 'SQL queries sent to the database, by the use of their connections',
      labelNames: ['use'],
      registers: this.#registers,
      collect() {
        this.reset();
        for (const [use, pools] of all)
          for (const pool of pools()) this.inc({ use }, sentStatements(pool));
      },
    });
  }
}
