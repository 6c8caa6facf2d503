import { auditServer } from 'graphql-http';
import { expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../testing/test-server.js';

/**
 * Optional parts that the server does not offer, and a recommendation that it does not follow; see
 * docs/api.md.
 */
const EXCEPTIONS = [
  'notice 5A70 MAY accept application/x-www-form-urlencoded formatted GET requests',
  'notice D6D5 MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  'notice 6A70 MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
  'warn 572B SHOULD use 200 status code on document parsing failure when accepting application/json',
  'warn FDE2 SHOULD use 200 status code on document validation failure when accepting application/json',
  'warn 7B9B SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
];

it('passes the audit of GraphQL over HTTP, except for the documented findings', async () => {
  const test = await startTestServer();
  onTestFinished(() => test.stop());
  const results = await auditServer({ url: `${test.url}/graphql` });
  const findings = results.filter(({ status }) => status !== 'ok');
  expect(findings.map(({ status, id, name }) => `${status} ${id} ${name}`)).toEqual(EXCEPTIONS);
  expect(results.length).toBeGreaterThan(50);
});

it('suggests the present name of a field', async () => {
  const test = await startTestServer();
  onTestFinished(() => test.stop());
  const { errors } = await test.graphql('{ myOrders { nodes { recurring } } }');
  expect(errors?.[0]?.message).toBe(
    'Cannot query field "recurring" on type "Order". Did you mean "recurrence"?',
  );
});
