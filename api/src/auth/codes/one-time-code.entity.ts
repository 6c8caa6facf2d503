import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export type CodePurpose = 'signup' | 'login';

/** What a person gave at sign-up; becomes a user when the code is right. */
export interface SignupDetails {
  name: string;
  phone: string;
}

/** The one code in force per e-mail, purpose and who asked for it; a new one replaces it. */
@Entity()
export class OneTimeCode {
  [EntityName]?: 'OneTimeCode';

  @PrimaryKey({ type: 'text' })
  email!: string;

  @PrimaryKey({ type: 'text' })
  purpose!: CodePurpose;

  /** The slot of the marked browser that asked, of any other the hash of its id; empty for all clients without one. */
  @PrimaryKey({ type: 'blob' })
  slot!: Buffer;

  /** Null when no code was made (unknown e-mail, or a link goes out): then nothing matches. */
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
