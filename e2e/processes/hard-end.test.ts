import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir, removeDataDir } from '../app.js';
import { endAppsAfterEach, processesOn, register, start } from '../started-apps.js';

endAppsAfterEach();

describe('on a folder that a hard end left', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await makeDataDir();
  });
  afterAll(() => removeDataDir(dataDir));

  it('gets its database back when that is killed hard, as often as it happens', async () => {
    const app = await start(dataDir);
    await register(app, 'stored@laundry.test');
    const postmaster = () =>
      readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').then((text) => {
        const [pid = '', , , port = ''] = text.split('\n');
        return { pid: Number(pid), port };
      });
    const ready = () =>
      fetch(`${app.url}/health/ready`).then(
        ({ status }) => status,
        // The output of the app explains a failed start.
        () => app.output(),
      );
    const { port } = await postmaster();
    for (let time = 1; time <= 3; time += 1) {
      const { pid } = await postmaster();
      process.kill(pid, 'SIGKILL');
      await expect.poll(ready, { interval: 5 }).toBe(503);
      await expect.poll(ready).toBe(200);
      const now = await postmaster();
      expect(now.pid).not.toBe(pid);
      expect(now.port).toBe(port);
    }
    await expect.poll(app.output).toContain('The database stopped (SIGKILL) and is starting again');
    expect(await register(app, 'stored@laundry.test')).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
    expect(await app.stop()).toBe(0);
    expect(processesOn(dataDir)).toEqual([]);
  });

  it('starts again after kill -9, on the database that was left running', async () => {
    const first = await start(dataDir);
    await register(first, 'left@laundry.test');
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    expect(processesOn(dataDir)).not.toEqual([]);

    const second = await start(dataDir);
    expect(await register(second, 'left@laundry.test')).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
    await second.stop();
    expect(processesOn(dataDir)).toEqual([]);
  });
});
