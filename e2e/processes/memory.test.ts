import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir, removeDataDir, type RunningApp, startApp } from '../app.js';

/** GraphQL documents without fields, each as large as a visitor may send. */
const DOCUMENTS = 200;
const COMMENTS = '#\n'.repeat(21_000);

let dataDir: string;
let app: RunningApp;

beforeAll(async () => {
  dataDir = await makeDataDir();
  // Sufficient memory for normal work. Parsing these documents with all comments would need more
  // than twice as much.
  const env = { NODE_OPTIONS: '--max-old-space-size=160', DEMO_DATA: 'false' };
  app = await startApp(dataDir, env);
});

afterAll(async () => {
  await app.stop();
  await removeDataDir(dataDir);
});

it('a stranger does not fill the memory with documents full of comments', async () => {
  for (let sent = 0; sent < DOCUMENTS; sent += 1) {
    const answer = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ __typename } # ${sent}\n${COMMENTS}` }),
    });
    expect(answer.status).toBe(200);
  }
  expect(app.process.exitCode, app.output()).toBeNull();
});
