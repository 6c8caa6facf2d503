import { afterAll, beforeAll, expect, it } from 'vitest';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
});
afterAll(() => test.stop());

it('every operation may answer 429, with a Retry-After header', () => {
  for (const [path, item] of Object.entries(rest.document.paths))
    for (const { responses } of Object.values(item))
      expect([path, Object.keys(responses)]).toEqual([
        path,
        expect.arrayContaining(['400', '429', '503']),
      ]);
  expect(rest.document.components.responses['429']?.headers).toHaveProperty('Retry-After');
});

it('every 401 says how to sign in', async () => {
  let operations = 0;
  for (const [path, item] of Object.entries(rest.document.paths))
    for (const [method, { security }] of Object.entries(item)) {
      if (!security.some((each) => 'bearer' in each)) continue;
      operations += 1;
      const url = `${test.url}/api${path.replaceAll(/\{\w+\}/g, 'x')}`;
      const { status, headers } = await fetch(url, { method: method.toUpperCase() });
      expect([path, status, headers.get('www-authenticate')]).toEqual([path, 401, 'Bearer']);
    }
  expect(operations).toBeGreaterThan(40);
});

it('names its contact and licence, and every tag with a description', () => {
  const { tags, info, paths } = rest.document;
  const used = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => operation.tags),
  );
  expect(tags.map(({ name }) => name)).toEqual([...new Set(used)].sort());
  for (const { description } of tags) expect(description).toMatch(/\.$/);
  expect(info.contact.email).toContain('@');
  expect(info.license.identifier).toBe('LicenseRef-Proprietary');
});
