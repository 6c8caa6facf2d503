import { execFileSync } from 'node:child_process';
import { afterEach } from 'vitest';
import { makeDataDir, removeDataDir, type RunningApp, startApp } from './app.js';

const apps: RunningApp[] = [];
const folders: string[] = [];

/** Stops the apps and removes the folders of a test at its end. */
export function endAppsAfterEach(): void {
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.stop();
    for (const made of folders.splice(0)) await removeDataDir(made);
  });
}

/** Starts an app without demo data. */
export const start = async (dataDir: string, env?: Record<string, string>) => {
  const app = await startApp(dataDir, { DEMO_DATA: 'false', ...env });
  apps.push(app);
  return app;
};

export const folder = async () => {
  const made = await makeDataDir();
  folders.push(made);
  return made;
};

/** Processes whose command line names this data folder, such as its database. */
export const processesOn = (dataDir: string): string[] =>
  execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`${dataDir}/postgres`));

export const GRAPHQL = { 'content-type': 'application/json' };

/** Requests a sign-up code. A second request for the same e-mail is refused. */
export const register = (app: RunningApp, email: string) =>
  fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: GRAPHQL,
    body: JSON.stringify({
      query: `mutation { requestSignUpCode(input: { name: "Asha", phone: "9876543210", email: "${email}" }) { message } }`,
    }),
  }).then((answer) => answer.json());
