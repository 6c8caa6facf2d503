import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Keys derived from the secret of the installation, each for one purpose. A value made for one
 * purpose is useless for another.
 */
export class Secret {
  readonly #pepper: Buffer;
  readonly #sealing: Buffer;

  constructor(secret: string) {
    const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
    this.#pepper = derive('pepper');
    this.#sealing = derive('sealing');
  }

  /** Keyed hash (HMAC). A copy of the database alone does not allow testing guesses. */
  hash(...parts: string[]): Buffer {
    return createHmac('sha256', this.#pepper).update(JSON.stringify(parts)).digest();
  }

  /** Encrypts a text (AES-256-GCM) that the database stores until its use. */
  seal(text: string): Buffer {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#sealing, nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  }

  /** Decrypts a text. Throws when it was changed or encrypted with another secret. */
  open(sealed: Buffer): string {
    const decipher = createDecipheriv('aes-256-gcm', this.#sealing, sealed.subarray(0, 12));
    decipher.setAuthTag(sealed.subarray(12, 28));
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
  }
}
