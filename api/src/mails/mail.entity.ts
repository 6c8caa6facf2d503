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
  description: 'Delivery state of a mail.',
  valuesConfig: {
    QUEUED: { description: 'Waiting to be sent or retried.' },
    SENT: { description: 'Accepted by the mail server.' },
    FAILED: { description: 'Not accepted after all retries.' },
    DROPPED: { description: 'Expired or withdrawn before it was sent.' },
  },
});

/** A queued or processed mail. The content is encrypted, because it may contain a code. */
@Entity()
export class Mail {
  [EntityName]?: 'Mail';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'text' })
  recipient!: string;

  /** Topic in clear text without secrets: 'sign-in code', 'booking confirmed'. */
  @Property({ type: 'text' })
  topic!: string;

  /** Encrypted subject, text and HTML; null after an expiring mail was sent. */
  @Property({ type: 'blob', nullable: true })
  sealed: Buffer | null = null;

  @Property({ type: 'uuid', nullable: true })
  orderId: string | null = null;

  /** Invoices and credit notes of the order; their PDFs are attached when it is sent. */
  @Property({ type: 'array', columnType: 'uuid[]', nullable: true })
  paperIds: string[] | null = null;

  /** Stored statement; its PDF is attached when the mail is sent. */
  @Property({ type: 'uuid', nullable: true })
  statementId: string | null = null;

  @Property({ type: 'text' })
  status: MailStatus & Opt = MailStatus.QUEUED;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  /** Supersede key of its code or link: a newer mail with the key, or the end of the code, withdraws it. */
  @Property({ type: 'text', nullable: true })
  holds: string | null = null;

  /** Expiry: after this time it is dropped instead of sent. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  expiresAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  sentAt: Date | null = null;

  /** Delivery attempts; 0 for mails that failed in an earlier version. */
  @Property({ type: 'integer' })
  tries: number & Opt = 0;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  triedAt: Date | null = null;

  /** Cause of the last failure. */
  @Property({ type: 'text', nullable: true })
  trouble: MailTrouble | null = null;

  /** Time when staff requested a retry after the failure. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  triedAgainAt: Date | null = null;

  /** Time when staff closed a failed mail, and the reason. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  setAsideAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  setAsideReason: string | null = null;

  /** Raised when staff handle a failed mail; `updatedBy` is the last of them. */
  @Property({ type: 'integer' })
  version: number & Opt = 1;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;
}
