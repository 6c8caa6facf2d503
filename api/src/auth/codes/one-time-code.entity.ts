import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export type CodePurpose = 'signup' | 'login';

/** Details given at sign-up; they become a user when the code is right. */
export interface SignupDetails {
  name: string;
  phone: string;
}

/** The valid code per e-mail, purpose and slot; a new one replaces it. */
@Entity()
export class OneTimeCode {
  [EntityName]?: 'OneTimeCode';

  @PrimaryKey({ type: 'text' })
  email!: string;

  @PrimaryKey({ type: 'text' })
  purpose!: CodePurpose;

  /** Slot of a trusted browser, or hash of the id of another; empty for clients without a cookie. */
  @PrimaryKey({ type: 'blob' })
  slot!: Buffer;

  /** Null when no code was sent (unknown e-mail, or a link was sent): then no try matches. */
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
