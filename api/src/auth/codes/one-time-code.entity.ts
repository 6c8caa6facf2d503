import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export type CodePurpose = 'signup' | 'login';

/** Details of a sign-up. They become a user when the code is right. */
export interface SignupDetails {
  name: string;
  phone: string;
}

/** The valid code of an e-mail, purpose and browser. A new code replaces it. */
@Entity()
export class OneTimeCode {
  [EntityName]?: 'OneTimeCode';

  @PrimaryKey({ type: 'text' })
  email!: string;

  @PrimaryKey({ type: 'text' })
  purpose!: CodePurpose;

  /**
   * Key of the browser: that of a trusted one, or the hash of the id of another. Empty for clients
   * without a cookie.
   */
  @PrimaryKey({ type: 'blob' })
  deviceKey!: Buffer;

  /**
   * Hash of the code. Null when no code was sent, because the e-mail is unknown or got a link; then
   * no try matches.
   */
  @Property({ type: 'blob', nullable: true })
  codeHash: Buffer | null = null;

  @Property({ type: 'json', nullable: true })
  payload: SignupDetails | null = null;

  @Property({ type: 'integer' })
  attempts: number & Opt = 0;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  sentAt: Date & Opt = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  consumedAt: Date | null = null;
}
