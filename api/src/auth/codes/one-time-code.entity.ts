import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export type CodePurpose = 'signup' | 'login';

/** Details of a sign-up. They become a user when the code is right. */
export interface SignupDetails {
  name: string;
  phone: string;
}

/** The latest code for an e-mail, a purpose and a browser. A new code replaces it. */
@Entity()
export class OneTimeCode {
  [EntityName]?: 'OneTimeCode';

  @PrimaryKey({ type: 'text' })
  email!: string;

  @PrimaryKey({ type: 'text' })
  purpose!: CodePurpose;

  /**
   * Key of the browser: that of the trusted device, or the hash of the cookie id in an untrusted
   * browser. Empty for apps and scripts without a cookie.
   */
  @PrimaryKey({ type: 'blob' })
  deviceKey!: Buffer;

  /**
   * Hash of the code. Null when the mail carried a hint or a link instead, or no mail was sent.
   * Then no code is accepted.
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
