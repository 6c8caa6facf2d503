import { LockMode } from '@mikro-orm/core';
import type { Deps } from '../../database.js';
import { conflict } from '../../platform/errors.js';
import { User } from '../../users/user.entity.js';
import { Order } from '../order.entity.js';
import { Mail, MailStatus } from '../../mails/mail.entity.js';
import { requireOrderMail } from './order-mails.queries.js';
import { queueMail, decryptMailContent } from '../../mails/outbox.service.js';

/**
 * Sends a mail about an order again: it queues a new mail to the current e-mail address of the
 * customer, because a wrong address may have caused the failure. Throws CONFLICT for an outdated
 * mail. It also throws CONFLICT while a mail of the same topic is queued, so that a double click
 * sends one mail.
 */
export function resendEmail({ em, app }: Deps, id: string): Promise<void> {
  return em.transactional(async (tx) => {
    const { orderId } = await requireOrderMail(tx, id);
    // The lock makes repeated requests run one after the other. It also prevents a change that
    // makes the mail outdated at the same time.
    const order = await tx.findOneOrFail(
      Order,
      { id: orderId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const { topic, sealed, outdated, supersedeKey, documentIds } = await requireOrderMail(tx, id);
    if (outdated)
      throw conflict('STATUS_FORBIDS', 'This mail is out of date and cannot be sent again');
    const content = decryptMailContent(app, sealed);
    if (!content)
      throw conflict(
        'STATUS_FORBIDS',
        'The text of this mail was already deleted, so it cannot be sent again',
      );
    const waiting = await tx.count(Mail, { orderId, topic, status: MailStatus.QUEUED });
    if (waiting) throw conflict('STATUS_FORBIDS', 'This mail is already being sent');
    // The new mail replaces failed mails of the same topic, so the list of failed mails no longer
    // shows them.
    await tx.nativeUpdate(
      Mail,
      { orderId, topic, status: MailStatus.FAILED },
      { status: MailStatus.DROPPED },
    );
    const { email } = await tx.findOneOrFail(User, { id: order.user.id });
    await queueMail(
      { em: tx, app },
      {
        ...{ to: email, topic, content, orderId },
        supersedeKey: supersedeKey ?? undefined,
        documentIds: documentIds ?? undefined,
      },
    );
  });
}
