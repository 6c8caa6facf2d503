import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a free port on this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Checks that the server can listen on a port, before the start does anything else. */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`PORT: another program already uses ${host}:${port}. Set another port`, {
      cause: error,
    });
  }
  probe.close();
  await once(probe, 'close');
}
