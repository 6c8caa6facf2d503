import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { MessagePayload } from '../../platform/payloads.js';
import { DateTime, EmailAddress } from '../../platform/scalars.js';
import { MailStatus } from '../../mails/mail.entity.js';
import { mailsOf, type OrderMailRow } from './order-mails.queries.js';
import { decryptMailContent } from '../../mails/outbox.service.js';
import { resendEmail } from './resend.service.js';
import { Node } from '../../platform/node.js';

@ObjectType({
  implements: Node,
  description: 'A mail about an order to its customer, without its text.',
})
export class OrderMail {
  id!: string;

  @Field(() => String, { description: 'Subject of the mail.' })
  subject!: string;

  @Field(() => EmailAddress, { description: 'E-mail address of the recipient.' })
  to!: string;

  @Field(() => MailStatus, { description: 'Delivery status of the mail.' })
  status!: MailStatus;

  @Field(() => DateTime, { description: 'Time when the mail was queued.' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when the mail server accepted the mail; null before.',
  })
  sentAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'True when a later change made the delivery code, the bill or the pickup data in the mail invalid. Such a mail cannot be sent again.',
  })
  outdated!: boolean;
}

@Resolver()
export class OrderEmailsResolver {
  @RequirePermission('orders.read')
  @Query(() => [OrderMail], {
    description:
      'Mails to the customer of an order, newest first. NOT_FOUND if the order does not exist.',
  })
  async orderEmails(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Ctx() { em, app }: Context,
  ): Promise<OrderMail[]> {
    const rows = await mailsOf(em, id);
    return rows.map(({ recipient, sealed, topic, ...row }: OrderMailRow) => ({
      ...row,
      to: recipient,
      subject: decryptMailContent(app, sealed)?.subject ?? topic,
    }));
  }

  @RequirePermission('orders.update_status')
  @Mutation(() => MessagePayload, {
    description:
      'Sends a mail about an order again, to the current e-mail address of the customer. NOT_FOUND for a mail that is about no order. CONFLICT for an `outdated` mail, for a mail whose text was deleted, and while a mail of the same kind is queued.',
  })
  async resendEmail(
    @Arg('id', () => ID, { description: 'Id of the mail.' }) id: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await resendEmail(context, id);
    return { message: 'The email is being sent again' };
  }
}
