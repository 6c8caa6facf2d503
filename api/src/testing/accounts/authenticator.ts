import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Authenticator flags: user present, user verified, attested key included. */
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

/** Wrong values that a browser or its authenticator sends in a test. */
export interface AuthenticatorOverrides {
  origin?: string;
  rpID?: string;
  challenge?: string;
  crossOrigin?: boolean | string;
  type?: string;
  /** Flags for user presence and user verification; both are set by default. */
  flags?: number;
  counter?: number;
  userHandle?: string;
  /** Private key of another authenticator, for a wrong signature. */
  key?: KeyObject;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId: string;
}

/** A browser on one page, with an authenticator that holds one passkey. Its signatures are real. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);
  #userHandle = '';
  /** Signature counter; it stays 0 for an authenticator without a counter. */
  counter = 0;

  constructor(
    private readonly origin: string,
    private readonly hasCounter = false,
  ) {}

  get key(): KeyObject {
    return this.#keys.privateKey;
  }

  get id(): string {
    return base64url(this.#id);
  }

  /**
   * Passkey registration: creates the passkey from the server's options; returns the credential as
   * JSON.
   */
  create(optionsJson: string, overrides: AuthenticatorOverrides = {}): string {
    const options = JSON.parse(optionsJson) as CreationOptions;
    this.#userHandle = options.user.id;
    const flags = overrides.flags ?? FLAGS.present | FLAGS.verified;
    const authData = Buffer.concat([
      this.#head(
        overrides.rpID ?? options.rp.id,
        flags | FLAGS.attested,
        overrides.counter ?? this.counter,
      ),
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      this.#cose(),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.#encoded({
      clientDataJSON: base64url(this.#clientData('webauthn.create', options.challenge, overrides)),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    });
  }

  /** Passkey sign-in: signs the challenge of the server; returns the credential as JSON. */
  get(optionsJson: string, overrides: AuthenticatorOverrides = {}): string {
    const options = JSON.parse(optionsJson) as RequestOptions;
    if (this.hasCounter) this.counter += 1;
    const flags = overrides.flags ?? FLAGS.present | FLAGS.verified;
    const authData = this.#head(
      overrides.rpID ?? options.rpId,
      flags,
      overrides.counter ?? this.counter,
    );
    const clientData = this.#clientData('webauthn.get', options.challenge, overrides);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#encoded({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, overrides.key ?? this.key)),
      userHandle: overrides.userHandle ?? this.#userHandle,
    });
  }

  #encoded(response: object): string {
    const { id } = this;
    return JSON.stringify({
      ...{ id, rawId: id, type: 'public-key', response },
      ...{ clientExtensionResults: {}, authenticatorAttachment: 'platform' },
    });
  }

  #head(rpID: string, flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), count]);
  }

  #clientData(type: string, challenge: string, overrides: AuthenticatorOverrides): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: overrides.type ?? type,
        challenge: overrides.challenge ?? challenge,
        origin: overrides.origin ?? this.origin,
        crossOrigin: overrides.crossOrigin ?? false,
      }),
    );
  }

  /** The public key in COSE format: elliptic curve P-256, algorithm ES256. */
  #cose(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as [number, number][]),
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    return isoCBOR.encode(key);
  }
}
