import type { EntityManager } from '@mikro-orm/postgresql';
import { GraphQLError } from 'graphql';
import { Arg, Ctx, Field, ID, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { OrderStatus } from '../../../src/orders/order.status.js';
import { Booking } from './entities.ts';

export interface StockContext {
  em: EntityManager;
  viewer?: { userId: string; role: string };
}

@ObjectType('PageInfo')
class PageInfo {
  @Field(() => Boolean)
  hasNextPage!: boolean;
}

@ObjectType('OrderConnection')
class OrderConnection {
  @Field(() => [Booking])
  nodes!: Booking[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@InputType('OrderFilter')
class OrderFilter {
  @Field(() => OrderStatus, { nullable: true })
  orderStatus?: OrderStatus | null;
}

const refused = (code: string) => new GraphQLError(code, { extensions: { code } });

function signedIn({ viewer }: StockContext) {
  if (!viewer) throw refused('UNAUTHENTICATED');
  return viewer;
}

const NEWEST = { createdAt: 'desc', id: 'desc' } as const;

const pageOf = (found: Booking[], first: number): OrderConnection => ({
  nodes: found.slice(0, first),
  pageInfo: { hasNextPage: found.length > first },
});

@Resolver()
export class OrdersResolver {
  @Query(() => OrderConnection)
  async myOrders(@Arg('first', () => Int) first: number, @Ctx() context: StockContext) {
    const user = signedIn(context).userId;
    const page = { populate: ['items'], orderBy: NEWEST, limit: first + 1 } as const;
    return pageOf(await context.em.find(Booking, { user }, page), first);
  }

  @Query(() => OrderConnection)
  async orders(
    @Arg('first', () => Int) first: number,
    @Arg('filter', () => OrderFilter) { orderStatus }: OrderFilter,
    @Ctx() context: StockContext,
  ) {
    if (signedIn(context).role !== 'admin') throw refused('FORBIDDEN');
    const page = { populate: ['items', 'user'], orderBy: NEWEST, limit: first + 1 } as const;
    const where = orderStatus ? { orderStatus } : {};
    return pageOf(await context.em.find(Booking, where, page), first);
  }

  @Query(() => Booking)
  async order(@Arg('id', () => ID) id: string, @Ctx() context: StockContext) {
    const { userId, role } = signedIn(context);
    const where = role === 'admin' ? { id } : { id, user: userId };
    const populate = ['items', 'payments', 'timeline'] as const;
    const found = await context.em.findOne(Booking, where, { populate });
    if (!found) throw refused('NOT_FOUND');
    return found;
  }
}
