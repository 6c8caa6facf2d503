import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '..');

export interface RunningApp {
  url: string;
  process: ChildProcess;
  dataDir: string;
  /** Milliseconds from the start of the process to the first good answer of /health/ready. */
  readyAfter: number;
  output(): string;
  /** Ctrl-C; gives the exit code. */
  stop(): Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

export const makeDataDir = () => mkdtemp(path.join(tmpdir(), 'laundry-e2e-'));

export const removeDataDir = (folder: string) => rm(folder, { recursive: true, force: true });

async function ready(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`).catch(() => null);
  return answer?.ok ?? false;
}

/** Starts the built app as `npm start` does, in a process of its own. */
export async function startApp(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningApp> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/start.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const deadline = started + 120_000;
  while (!(await ready(url))) {
    if (child.exitCode !== null) throw new Error(`The app did not start:\n${output}`);
    if (performance.now() > deadline)
      throw new Error(`The app is not ready after 120 s:\n${output}`);
    await delay(50);
  }
  return {
    url,
    process: child,
    dataDir,
    readyAfter: performance.now() - started,
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
