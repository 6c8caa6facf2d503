import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sign } from 'aws4';
import {
  createObjectStore,
  type ObjectStoreSettings,
} from '../../platform/objects/object-store.js';

const CREDENTIALS = { region: 'ap-south-1', keyId: 'a key', secret: 'a secret' };

/** Verifies the AWS signature of a request. It uses another library than the code under test. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const { authorization = '', host } = headers;
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const hash = createHash('sha256').update(body).digest('hex');
  const given = names.split(';').map((name) => [name, headers[name]]);
  const signed = sign(
    {
      ...{ method, path: url, host, service: 's3', region: CREDENTIALS.region },
      headers: Object.fromEntries(given) as Record<string, string>,
    },
    { accessKeyId: CREDENTIALS.keyId, secretAccessKey: CREDENTIALS.secret },
  );
  return (
    headers['x-amz-content-sha256'] === hash && signed.headers?.Authorization === authorization
  );
}

export interface TestBucket {
  /** Stored objects by name. */
  objects: Map<string, { content: Buffer; type?: string }>;
  /** If set, every request gets this HTTP status and has no effect. */
  trouble?: number;
  settings: ObjectStoreSettings;
  stop(): Promise<void>;
}

/**
 * Starts a fake S3 server with the part of the protocol that the app uses: signed PUT, GET and
 * DELETE.
 */
export async function startBucket(): Promise<TestBucket> {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const name = decodeURIComponent((request.url ?? '').replace('/bucket/laundry/', ''));
      const end = (status: number, content: Buffer | string = '') =>
        response.writeHead(status).end(content);
      if (bucket.trouble) return end(bucket.trouble, '<Code>SlowDown</Code>');
      if (!isSigned(request, body)) return end(403, '<Code>SignatureDoesNotMatch</Code>');
      if (request.method === 'PUT') {
        bucket.objects.set(name, { content: body, type: request.headers['content-type'] });
        return end(200);
      }
      if (request.method === 'DELETE') return end(bucket.objects.delete(name) ? 204 : 404);
      const object = bucket.objects.get(name);
      return object ? end(200, object.content) : end(404, '<Code>NoSuchKey</Code>');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const bucket: TestBucket = {
    objects: new Map(),
    settings: { ...CREDENTIALS, url: `http://127.0.0.1:${port}/bucket/laundry` },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
  return bucket;
}

export const storeOf = ({ settings }: TestBucket) => createObjectStore(settings);
