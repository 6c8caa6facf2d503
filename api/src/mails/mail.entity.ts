import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import type { MailTrouble } from '../platform/mail/mail-trouble.js';

export const MailStatus = {
  QUEUED: 'queued',
  SENT: 'sent',
  FAILED: 'failed',
  DROPPED: 'dropped',
} as const;
export type MailStatus = (typeof MailStatus)[keyof typeof MailStatus];

registerEnumType(MailStatus, {
  name: 'MailStatus',
  description: 'How far a mail got.',
  valuesConfig: {
    QUEUED: { description: 'Waits to be sent, or to be tried again.' },
    SENT: { description: 'The mail server took it.' },
    FAILED: { description: 'The mail server refused it until we gave up.' },
    DROPPED: { description: 'Was out of date before it could be sent.' },
  },
});

/** A mail to be sent or sent. Its words are sealed, because they may hold a code. */
@Entity()
export class Mail {
  [EntityName]?: 'Mail';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'text' })
  recipient!: string;

  /** What it is about, in clear and without secrets: 'sign-in code', 'booking confirmed'. */
  @Property({ type: 'text' })
  topic!: string;

  /** Subject, text and HTML; null once a mail that expires has gone. */
  @Property({ type: 'blob', nullable: true })
  sealed: Buffer | null = null;

  @Property({ type: 'uuid', nullable: true })
  orderId: string | null = null;

  /** Papers of the order whose PDFs go with it; they are drawn when it is sent. */
  @Property({ type: 'array', columnType: 'uuid[]', nullable: true })
  paperIds: string[] | null = null;

  /** A kept statement whose PDF goes with it; it is drawn when the mail is sent. */
  @Property({ type: 'uuid', nullable: true })
  statementId: string | null = null;

  @Property({ type: 'text' })
  status: MailStatus & Opt = MailStatus.QUEUED;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  /** The code or link in it, by a name: when a newer one takes its place, or it is over, so is the mail. */
  @Property({ type: 'text', nullable: true })
  holds: string | null = null;

  /** After this moment it is dropped instead of sent, and not sent again. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  expiresAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  sentAt: Date | null = null;

  /** How often it was tried; 0 for one that a version before gave up. */
  @Property({ type: 'integer' })
  tries: number & Opt = 0;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  triedAt: Date | null = null;

  /** What was in the way the last time. */
  @Property({ type: 'text', nullable: true })
  trouble: MailTrouble | null = null;

  /** When staff had it tried again after it had failed. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  triedAgainAt: Date | null = null;

  /** Of one that failed: nobody is to see to it any more, because of this. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  setAsideAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  setAsideReason: string | null = null;

  /** Rises when staff see to one that failed; who did so last. */
  @Property({ type: 'integer' })
  version: number & Opt = 1;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;
}
