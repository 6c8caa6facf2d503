import { expect, it } from 'vitest';
import { endAppsAfterEach, folder, processesOn, register, start } from './started-apps.js';

endAppsAfterEach();

it('npm start finds its data again, and leaves no process behind', async () => {
  const dataDir = await folder();
  const first = await start(dataDir, { ADMIN_EMAIL: 'first-boss@laundry.test' });
  await expect.poll(first.output).toContain('sign in as first-boss@laundry.test');
  expect(first.output()).not.toContain('no longer ADMIN_EMAIL');
  await register(first, 'first@laundry.test');
  expect(await first.stop()).toBe(0);
  expect(processesOn(dataDir)).toEqual([]);

  const second = await start(dataDir, { ADMIN_EMAIL: 'second-boss@laundry.test' });
  await expect.poll(second.output).toContain('sign in as second-boss@laundry.test');
  await expect
    .poll(second.output)
    .toMatch(/first-boss@laundry\.test is still an admin.* -- revoke first-boss@laundry\.test\n/);
  expect(await register(second, 'first@laundry.test')).toMatchObject({
    errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
  });
});
