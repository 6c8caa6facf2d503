import { performance } from 'node:perf_hooks';
import { Client } from 'undici';
import { percentile } from './percentile.ts';
import type { Ask } from './workloads.ts';

// The load, in a process of its own and run from its source: `undici` is a package that only the bench has.

export interface Job {
  /** The connections take turns at them. */
  origins: string[];
  asks: Ask[];
  connections: number;
  seconds: number;
}

export interface Load {
  requests: number;
  seconds: number;
  p50: number;
  p99: number;
  /** Of one answer, on average, without its headers. */
  bytes: number;
  /** The first answer that was none. */
  failure?: string;
}

interface Tally {
  bytes: number;
  times: number[];
  failure?: string;
}

/** Sends one request and reads its answer, without keeping it. */
function send(client: Client, ask: Ask, tally: Tally): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    let status = 0;
    client.dispatch(ask, {
      onRequestStart: () => undefined,
      onResponseStart: (_controller, statusCode) => {
        status = statusCode;
      },
      onResponseData: (_controller, chunk) => {
        tally.bytes += chunk.length;
        if (status !== 200 || chunk.includes('"errors"'))
          tally.failure ??= `${status} ${chunk.toString()}`;
      },
      onResponseEnd: () => {
        tally.times.push(performance.now() - begin);
        resolve();
      },
      onResponseError: (_controller, error) => reject(error),
    });
  });
}

/** Keeps some connections busy for some time, each with one request after the other. */
async function run({ origins, asks, connections, seconds }: Job): Promise<Load> {
  const clients = Array.from(
    { length: connections },
    (_, n) => new Client(origins[n % origins.length] ?? '', { pipelining: 1 }),
  );
  const tally: Tally = { bytes: 0, times: [] };
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let next = 0;
  const work = async (client: Client): Promise<void> => {
    while (performance.now() < end && !tally.failure) {
      const ask = asks[next++ % asks.length];
      if (ask) await send(client, ask, tally);
    }
  };
  try {
    await Promise.all(clients.map(work));
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
  const { times, bytes, failure } = tally;
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    seconds: (performance.now() - begin) / 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    bytes: bytes / times.length,
    failure,
  };
}

process.on('message', (job: Job) => {
  run(job).then(
    (load) => process.send?.(load),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
