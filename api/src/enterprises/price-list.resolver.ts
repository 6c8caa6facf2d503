import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { BASIC_READING } from '../../rules/permission.js';
import { RequirePermission, SignedIn } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import type { Em } from '../database.js';
import { Paise } from '../platform/scalars.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../platform/optimistic-lock.js';
import { ReplacePriceListInput } from './enterprise.inputs.js';
import { priceListItems, priceListVersion, requireEnterprise } from './price-list.queries.js';
import { replacePriceList } from './price-list.service.js';

@ObjectType('PriceListItem', { description: 'Price of an enterprise for one cloth type.' })
export class PriceListRow {
  @Field(() => ID, { description: 'Id of the cloth type.' })
  clothId!: string;

  @Field(() => String, { description: 'Current name of the cloth type in the catalogue.' })
  type!: string;

  @Field(() => Paise, { description: 'Price of one piece, in paise.' })
  price!: number;
}

@ObjectType({ description: 'Prices of an enterprise that replace those of the catalogue.' })
export class PriceList {
  @Field(() => ID, { description: 'Id of the enterprise.' })
  customerId!: string;

  @Field(() => Int, {
    description:
      'Increases with every save; 0 while there is no list. Send the version you read with the next save; an outdated one is a CONFLICT.',
  })
  version!: number;

  @Field(() => [PriceListRow], {
    description: 'Rows in the order in which they were saved; empty when there is no list.',
  })
  items!: PriceListRow[];
}

@ObjectType({ description: 'A saved price list.' })
export class PriceListPayload {
  @Field(() => String, { description: 'Human-readable result.' })
  message!: string;

  @Field(() => PriceList, { description: 'The price list after the change.' })
  priceList!: PriceList;
}

async function readPriceList(em: Em, customerId: string): Promise<PriceList> {
  const version = await priceListVersion(em, customerId);
  return { customerId, version, items: await priceListItems(em, customerId) };
}

@Resolver()
export class PriceListResolver {
  @RequirePermission('enterprises.write', { alternatives: ['orders.pickup', ...BASIC_READING] })
  @Query(() => PriceList, {
    description: 'The price list of an enterprise. NOT_FOUND for a user that is not an enterprise.',
  })
  async priceList(
    @Arg('id', () => ID, { description: 'Id of the enterprise.' }) id: string,
    @Ctx() { em }: Context,
  ): Promise<PriceList> {
    await requireEnterprise(em, id);
    return readPriceList(em, id);
  }

  @SignedIn()
  @Query(() => PriceList, {
    description: 'Your own price list; empty unless staff made one for you.',
  })
  async myPriceList(@Ctx() context: Context): Promise<PriceList> {
    return readPriceList(context.em, signedIn(context).userId);
  }

  @RequirePermission('enterprises.write')
  @Mutation(() => PriceListPayload, {
    description:
      'Replaces the whole price list of an enterprise. One invalid row rejects the list: BAD_USER_INPUT with fields such as `items.1.price`, rows counted from 0. An unknown or repeated cloth type is invalid. NOT_FOUND for a user that is not an enterprise; CONFLICT when the list was saved since `version`.',
  })
  async replacePriceList(
    @Arg('id', () => ID, { description: 'Id of the enterprise.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Arg('input', () => ReplacePriceListInput, { description: 'The new rows.' })
    input: ReplacePriceListInput,
    @Ctx() context: Context,
  ): Promise<PriceListPayload> {
    await replacePriceList(signedIn(context), context, { id, version }, input.items);
    const priceList = await readPriceList(context.em, id);
    return { message: 'Enterprise amount saved successfully', priceList };
  }
}
