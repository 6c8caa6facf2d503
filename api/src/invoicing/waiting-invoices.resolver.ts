import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Business } from '../business/business.entity.js';
import type { Context } from '../graphql/context.js';
import { countWaiting } from './waiting-invoices.service.js';

@Resolver(() => Business)
export class WaitingInvoicesResolver {
  @FieldResolver(() => Int, {
    description:
      'Number of delivered orders that wait for their invoice until the company details are confirmed; 0 afterwards. They are invoiced soon after the confirmation, in the order of their delivery.',
  })
  async ordersToInvoice(
    @Root() { confirmedAt }: Business,
    @Ctx() { em }: Context,
  ): Promise<number> {
    return confirmedAt ? 0 : countWaiting(em);
  }
}
