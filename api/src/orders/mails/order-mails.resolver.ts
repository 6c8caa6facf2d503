import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Can } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { MessagePayload } from '../../platform/payloads.js';
import { DateTime } from '../../platform/scalars.js';
import { MailStatus } from '../../mails/mail.entity.js';
import { mailsOf, type OrderMailRow } from './order-mails.queries.js';
import { wordsOf } from '../../mails/outbox.service.js';
import { resendMail } from './resend.service.js';

@ObjectType({ description: "A mail about an order, to its customer. Its text is the customer's." })
export class OrderMail {
  @Field(() => ID, { description: 'Id of the mail, a UUID.' })
  id!: string;

  @Field(() => String, { description: 'What its subject says.' })
  subject!: string;

  @Field(() => String, { description: 'Address that it goes to.' })
  to!: string;

  @Field(() => MailStatus, { description: 'How far it got.' })
  status!: MailStatus;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the mail server took it; null until then.',
  })
  sentAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'True when the delivery code, the bill or the day of the pickup in it is over: it cannot be sent again.',
  })
  outdated!: boolean;
}

@Resolver()
export class OrderMailsResolver {
  @Can('orders.read')
  @Query(() => [OrderMail], {
    description: "What was sent to an order's customer, newest first. NOT_FOUND without the order.",
  })
  async orderMails(
    @Arg('orderId', () => ID, { description: 'Id of the order.' }) orderId: string,
    @Ctx() { em, app }: Context,
  ): Promise<OrderMail[]> {
    const rows = await mailsOf(em, orderId);
    return rows.map(({ recipient, sealed, topic, ...row }: OrderMailRow) => ({
      ...row,
      to: recipient,
      subject: wordsOf(app, sealed)?.subject ?? topic,
    }));
  }

  @Can('orders.move')
  @Mutation(() => MessagePayload, {
    description:
      "Sends a mail about an order once more, to the customer's present address. NOT_FOUND for any other mail, CONFLICT while the same one is on its way, and for one that is `outdated`.",
  })
  async resendMail(
    @Arg('id', () => ID, { description: 'Id of the mail.' }) id: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await resendMail(context, id);
    return { message: 'The mail is on its way again' };
  }
}
