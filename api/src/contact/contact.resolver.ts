import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { RequirePermission, Public } from '../graphql/access/access.js';
import type { Context } from '../graphql/context.js';
import {
  type Connection,
  connectionOf,
  type Page,
  pageArgs,
} from '../platform/lists/pagination.js';
import { MessagePayload } from '../platform/payloads.js';
import { ContactMessage } from './contact-message.entity.js';
import { SendContactMessageInput } from './contact.inputs.js';
import { type ContactMessageRow, listContactMessages } from './contact.queries.js';
import { sendContactMessage } from './contact.service.js';

const ContactMessageConnection = connectionOf(ContactMessage);

const ContactMessagesPage = pageArgs(50);

@Resolver()
export class ContactResolver {
  @RequirePermission('customers.read')
  @Query(() => ContactMessageConnection, {
    description: 'All messages from the contact form, newest first.',
  })
  contactMessages(
    @Args(() => ContactMessagesPage) page: Page,
    @Ctx() { em }: Context,
  ): Promise<Connection<ContactMessageRow>> {
    return listContactMessages(em, page);
  }

  @Public('publicForm')
  @Mutation(() => MessagePayload, {
    description:
      'Sends a message to the laundry. BAD_USER_INPUT with fields; TOO_MANY_REQUESTS after 5 within 10 minutes from one IP address.',
  })
  async sendContactMessage(
    @Arg('input', () => SendContactMessageInput, {
      description: 'The message and the details of the sender.',
    })
    input: SendContactMessageInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await sendContactMessage(context, input);
    return { message: 'Contact submitted successfully!' };
  }
}
