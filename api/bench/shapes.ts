import { type ContenderName, type Running, start } from './contenders.ts';
import type { Options } from './options.ts';

/** How the API is run: processes side by side, and replicas that they may read at. */
export interface Shape {
  processes: number;
  replicas: number;
}

/** All that are asked for, those without replicas first. */
export function shapesOf({ processes, replicas }: Options): Shape[] {
  const without = processes.map((count) => ({ processes: count, replicas: 0 }));
  return replicas ? [...without, ...without.map((shape) => ({ ...shape, replicas }))] : without;
}

const counted = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`;

/** What tells it from the others; nothing where there is but one way. */
export function inWords({ processes, replicas }: Shape, options: Options): string | undefined {
  if (shapesOf(options).length === 1 && processes === 1) return undefined;
  const besides = replicas ? `, ${counted(replicas, 'replica', 'replicas')}` : '';
  return counted(processes, 'process', 'processes') + besides;
}

interface Given {
  url: string;
  smtpUrl: string;
  replicaUrls: string[];
}

/** Starts some, and none where one of them does not start. */
async function together(starting: (() => Promise<Running>)[]): Promise<Running[]> {
  const all: Running[] = [];
  try {
    for (const begin of starting) all.push(await begin());
    return all;
  } catch (error) {
    for (const one of all) await one.stop();
    throw error;
  }
}

/** This API in such a shape: to the load as one, over which the connections are spread. */
async function startShape({ processes }: Shape, { url, smtpUrl, replicaUrls }: Given) {
  const one = () => start('api', url, smtpUrl, replicaUrls);
  const all = await together(Array.from({ length: processes }, () => one));
  return {
    name: 'api' as const,
    startedIn: Math.max(...all.map(({ startedIn }) => startedIn)),
    pids: all.flatMap(({ pids }) => pids),
    origins: all.flatMap(({ origins }) => origins),
    async stop() {
      await Promise.all(all.map((each) => each.stop()));
    },
  };
}

export const startAll = (contenders: ContenderName[], shape: Shape, given: Given) =>
  together(
    contenders.map(
      (name) => () =>
        name === 'api' ? startShape(shape, given) : start(name, given.url, given.smtpUrl),
    ),
  );
