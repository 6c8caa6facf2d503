import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

export interface ObjectStoreSettings {
  /** URL of the bucket, or of a folder in it, without a trailing slash. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** File store outside of the database. A file name is never used twice. */
export interface ObjectStore {
  /** Rejects with ObjectStoreAway unless the store confirms the write. */
  put(name: string, content: Buffer, type: string): Promise<void>;
  /** Reads a file; null when it does not exist. */
  get(name: string): Promise<Buffer | null>;
  /** Deletes a file. A missing file counts as deleted. */
  remove(name: string): Promise<void>;
}

/** Error: the store is unreachable, refuses the credentials, or fails. */
export class ObjectStoreAway extends Error {}

const TIMEOUT_MS = 15_000;

/**
 * Client of a bucket of Amazon S3 or a compatible store. Requests are signed (AWS Signature Version
 * 4) with the hash of the body, so that the store detects changes in transit.
 */
export function createObjectStore({
  url,
  region,
  keyId,
  secret,
}: ObjectStoreSettings): ObjectStore {
  const client = new AwsClient({
    ...{ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region },
    // No retries here, because the caller or a job retries.
    retries: 0,
  });

  async function call(method: string, name: string, content?: Buffer, type?: string) {
    const signed = await client.sign(`${url}/${name}`, {
      method,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(content ?? '')
          .digest('hex'),
        ...(type ? { 'content-type': type } : {}),
      },
      ...(content ? { body: new Uint8Array(content) } : {}),
    });
    const away = (cause: unknown): never => {
      throw new ObjectStoreAway('The object store cannot be reached', { cause });
    };
    // Signed requests must not follow redirects to another host.
    const limits = { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
    const response = await fetch(signed, limits).catch(away);
    const answer = Buffer.from(await response.arrayBuffer().catch(away));
    if (response.ok) return answer;
    if (response.status === 404 && method !== 'PUT') return null;
    throw new ObjectStoreAway(
      `The object store answered ${response.status}: ${answer.toString('utf8', 0, 300)}`,
    );
  }

  return {
    put: async (name, content, type) => void (await call('PUT', name, content, type)),
    get: (name) => call('GET', name),
    remove: async (name) => void (await call('DELETE', name)),
  };
}
