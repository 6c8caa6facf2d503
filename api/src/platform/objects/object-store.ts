import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

export interface ObjectStoreSettings {
  /** Address of the bucket, and of a folder in it where there is one, without a slash at its end. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** Files that are kept outside of the database, each under a name that is never used again. */
export interface ObjectStore {
  /** Rejects with ObjectStoreAway where it is not certain that the store has it. */
  put(name: string, content: Buffer, type: string): Promise<void>;
  /** Null where there is none. */
  get(name: string): Promise<Buffer | null>;
  /** What is not there is gone as well. */
  remove(name: string): Promise<void>;
}

/** The store cannot be reached, does not let us in, or has trouble of its own. */
export class ObjectStoreAway extends Error {}

const TIMEOUT_MS = 15_000;

/**
 * A bucket of Amazon S3, or of whatever speaks its protocol. Requests are signed (AWS Signature Version 4) together with the hash
 * of what they carry, so that the store refuses what was changed on its way.
 */
export function createObjectStore({
  url,
  region,
  keyId,
  secret,
}: ObjectStoreSettings): ObjectStore {
  const client = new AwsClient({
    ...{ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region },
    // Whoever asked tries again, or a job does.
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
    // What is signed goes to the address that was set, and to no other that it names.
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
