import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { KnownDocuments } from './known-documents.js';

const DOCUMENT = parse('{ cloths { id } }', { noLocation: true });

async function send(documents: KnownDocuments, key: string): Promise<boolean> {
  const known = await documents.get(key);
  if (!known) await documents.set(key, DOCUMENT);
  return known !== undefined;
}

it('a document is kept when it comes for the second time', async () => {
  const documents = new KnownDocuments();
  const found = [];
  for (let time = 0; time < 4; time += 1) found.push(await send(documents, 'web'));
  expect(found).toEqual([false, false, true, true]);
});

it('ten thousand documents that come once push out none that is used', async () => {
  const documents = new KnownDocuments();
  for (let time = 0; time < 2; time += 1) await send(documents, 'web');
  for (let each = 0; each < 10_000; each += 1) await send(documents, `once ${each}`);
  expect(await send(documents, 'web')).toBe(true);
});

it('of a thousand that come twice only the last are kept, and whichever is used', async () => {
  const documents = new KnownDocuments();
  for (let time = 0; time < 2; time += 1) await send(documents, 'web');
  for (let each = 0; each < 1000; each += 1) {
    for (let time = 0; time < 2; time += 1) await send(documents, `twice ${each}`);
    expect(await send(documents, 'web')).toBe(true);
  }
  expect(await documents.get('twice 0')).toBeUndefined();
  expect(await documents.get('twice 999')).toBe(DOCUMENT);
});
