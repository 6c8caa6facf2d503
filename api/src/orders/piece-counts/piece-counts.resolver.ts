import { permissionOf } from '../../../rules/order-actions.js';
import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { isStaff } from '../../auth/permission.policy.js';
import { RequirePermission } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { ListSize } from '../../graphql/list-size.js';
import { listLoader } from '../../graphql/data-loaders.js';
import { Actor, actorOf } from '../../users/actor.js';
import type { OrderRow } from '../list/order-rows.queries.js';
import { Order } from '../order.entity.js';
import { changedOrder, OrderPayload } from '../order.payloads.js';
import { ORDER_CHANGE_ERRORS, OrderVersionArgs } from '../versioned-order.inputs.js';
import { RecordPieceCountInput } from './piece-counts.inputs.js';
import { type CountRow, lastCountsOf } from './piece-counts.queries.js';
import { recordPieceCount } from './piece-counts.service.js';
import { CountStage, PieceCount } from './piece-count.entity.js';

const loadCounts = listLoader(lastCountsOf, ({ orderId }) => orderId);

@Resolver(() => Order)
export class PieceCountsResolver {
  @ListSize(Object.keys(CountStage).length)
  @FieldResolver(() => [PieceCount], {
    description:
      'The last piece count at each checkpoint, sorted by checkpoint. Empty for an order without piece counts, and for customers.',
  })
  pieceCounts(@Root() order: OrderRow, @Ctx() context: Context) {
    if (!isStaff(signedIn(context))) return [];
    return loadCounts(context, order.id);
  }

  @FieldResolver(() => Boolean, {
    description:
      'True while the last piece count differs from the bill and has no note, which blocks the dispatch. False unless the order is PICKED or PROCESSING.',
  })
  hasPieceCountMismatch(@Root() { hasPieceCountMismatch }: OrderRow): boolean {
    return hasPieceCountMismatch;
  }

  @FieldResolver(() => [CountStage], {
    description:
      'Checkpoints without the piece count that the order settings require: PICKUP before the pickup, PLANT_IN before processing, PLANT_OUT before the dispatch. Empty for customers.',
  })
  missingCounts(@Root() { missingCounts }: OrderRow, @Ctx() context: Context): CountStage[] {
    return isStaff(signedIn(context)) ? missingCounts : [];
  }

  @RequirePermission(permissionOf('COUNT_PIECES'))
  @Mutation(() => OrderPayload, {
    description: `Records a piece count of an order that is PICKED or PROCESSING. A difference to the bill blocks the dispatch until a count with a note, or a count without a difference. It does not change the version of the order. ${ORDER_CHANGE_ERRORS}`,
  })
  async recordPieceCount(
    @Args() seen: OrderVersionArgs,
    @Arg('input', () => RecordPieceCountInput, { description: 'The checkpoint and the count.' })
    input: RecordPieceCountInput,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await recordPieceCount(signedIn(context), context, { ...seen, ...input });
    return changedOrder(context.em, seen.id, 'Count saved');
  }
}

@Resolver(() => PieceCount)
export class PieceCountFieldsResolver {
  @FieldResolver(() => Actor, {
    nullable: true,
    description: 'The person who counted; null if the account does not exist any more.',
  })
  countedBy(@Root() count: CountRow): Actor | null {
    return actorOf(count);
  }
}
