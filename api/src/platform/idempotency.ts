import { badInput } from './errors.js';

/** Refuses a key that cannot be stored; none at all is fine. */
export function checkIdempotencyKey(key: string | null | undefined): void {
  if (typeof key === 'string' && !/^[\x21-\x7e]{1,100}$/.test(key))
    throw badInput({ idempotencyKey: 'An idempotency key has 1 to 100 printable characters' });
}
