import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import { Business } from '../business/business.entity.js';
import type { Context } from '../graphql/context.js';
import { countWaiting } from './waiting-papers.service.js';

@Resolver(() => Business)
export class WaitingPapersResolver {
  @FieldResolver(() => Int, {
    description:
      'How many delivered orders wait for their invoice because the particulars are not confirmed. They are invoiced soon after the confirmation, in the order of their delivery.',
  })
  ordersToInvoice(@Ctx() { em }: Context): Promise<number> {
    return countWaiting(em);
  }
}
