import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endChildWithRun } from '../api/src/testing/run-end/end-with-run.js';

const root = path.resolve(import.meta.dirname, '..');

export interface RunningApp {
  url: string;
  process: ChildProcess;
  dataDir: string;
  output(): string;
  /** Stops the app with Ctrl-C. Resolves to the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Finds a free port below the system's ephemeral range. No other process takes such a port before
 * the app listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const free = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!free) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

export const makeDataDir = () => mkdtemp(path.join(tmpdir(), 'laundry-e2e-'));

export const removeDataDir = (folder: string) => rm(folder, { recursive: true, force: true });

async function ready(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`).catch(() => null);
  return answer?.ok ?? false;
}

/** Starts the built app in a child process, as `npm start` does. */
export async function startApp(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningApp> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['scripts/start.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endChildWithRun(child, 'SIGINT');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const deadline = Date.now() + 600_000;
  while (!(await ready(url))) {
    if (child.exitCode !== null) throw new Error(`The app did not start:\n${output}`);
    if (Date.now() > deadline) throw new Error(`The app does not get ready:\n${output}`);
    await delay(50);
  }
  return {
    url,
    process: child,
    dataDir,
    output: () => output,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      await exited;
      return child.exitCode;
    },
  };
}
