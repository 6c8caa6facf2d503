import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import type { MailFailure } from '../platform/mail/mail-failure.js';

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

/**
 * A mail of the outbox, queued or processed. The content is encrypted, because it may contain a
 * code.
 */
@Entity()
export class Mail {
  [EntityName]?: 'Mail';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'text' })
  recipient!: string;

  /** Topic without secrets, not encrypted, such as 'sign-in code' or 'booking confirmed'. */
  @Property({ type: 'text' })
  topic!: string;

  /** Encrypted subject, text and HTML; null after an expiring mail was sent. */
  @Property({ type: 'blob', nullable: true })
  sealed: Buffer | null = null;

  @Property({ type: 'uuid', nullable: true })
  orderId: string | null = null;

  /** Ids of invoices and credit notes; their PDFs are attached when the mail is sent. */
  @Property({ type: 'array', columnType: 'uuid[]', nullable: true })
  documentIds: string[] | null = null;

  /** Id of a stored statement; its PDF is attached when the mail is sent. */
  @Property({ type: 'uuid', nullable: true })
  statementId: string | null = null;

  @Property({ type: 'text' })
  status: MailStatus & Opt = MailStatus.QUEUED;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  /**
   * Supersede key of the code or link in the mail. `withdrawMails` withdraws the mail by this key
   * when the code or link is replaced or revoked.
   */
  @Property({ type: 'text', nullable: true })
  supersedeKey: string | null = null;

  /** Expiry: after this time the mail is dropped instead of sent. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  expiresAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  sentAt: Date | null = null;

  /** Number of delivery attempts; 0 for mails that failed in an earlier version of the program. */
  @Property({ type: 'integer' })
  attempts: number & Opt = 0;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  lastAttemptAt: Date | null = null;

  /** Cause of the last failure; null without a failure. */
  @Property({ type: 'text', nullable: true })
  failureReason: MailFailure | null = null;

  /** Time when staff requested a retry after the failure. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  retriedAt: Date | null = null;

  /** Time when staff dismissed the failed mail; `dismissalReason` is the reason. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  dismissedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  dismissalReason: string | null = null;

  /**
   * Version; increases when staff retry or dismiss the failed mail. `updatedBy` is the last of
   * these users.
   */
  @Property({ type: 'integer' })
  version: number & Opt = 1;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;
}
