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
import { Feedback } from './feedback.entity.js';
import { SendFeedbackInput } from './feedback.inputs.js';
import { type FeedbackRow, listFeedback } from './feedback.queries.js';
import { sendFeedback } from './feedback.service.js';

const FeedbackConnection = connectionOf(Feedback);

const FeedbackPage = pageArgs(50);

@Resolver()
export class FeedbackResolver {
  @RequirePermission('customers.read')
  @Query(() => FeedbackConnection, { description: 'All feedback, newest first.' })
  feedbacks(
    @Args(() => FeedbackPage) page: Page,
    @Ctx() { em }: Context,
  ): Promise<Connection<FeedbackRow>> {
    return listFeedback(em, page);
  }

  @Public('publicForm')
  @Mutation(() => MessagePayload, {
    description:
      'Sends feedback. BAD_USER_INPUT with fields; TOO_MANY_REQUESTS after 5 within 10 minutes from one IP address.',
  })
  async sendFeedback(
    @Arg('input', () => SendFeedbackInput, { description: 'Name, phone and text of the feedback.' })
    input: SendFeedbackInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await sendFeedback(context, input);
    return { message: 'Thank you for your feedback!' };
  }
}
