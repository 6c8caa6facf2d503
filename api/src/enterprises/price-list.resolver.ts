import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { AdminOnly, SignedIn } from '../access.js';
import { type Context, signedIn } from '../context.js';
import { checkRows } from '../platform/inputs.js';
import { Paise } from '../platform/scalars.js';
import { PriceListItemInput } from './enterprise.inputs.js';
import { priceListItems, requireEnterprise } from './price-list.queries.js';
import { savePriceList } from './price-list.service.js';

@ObjectType('PriceListItem', { description: 'What an enterprise pays for one type of clothes.' })
export class PriceListRow {
  @Field(() => ID, { description: 'Id of the cloth type.' })
  clothId!: string;

  @Field(() => String, { description: 'Name of the cloth type, as the catalogue has it now.' })
  type!: string;

  @Field(() => Paise, { description: 'Price of one piece, in paise.' })
  price!: number;
}

@ObjectType({ description: 'What an enterprise pays instead of the prices of the catalogue.' })
export class PriceList {
  @Field(() => ID, { description: 'Id of the user that it belongs to.' })
  customerId!: string;

  @Field(() => [PriceListRow], {
    description: 'Its rows in the order they were saved; empty when there is no list.',
  })
  items!: PriceListRow[];
}

@ObjectType({ description: 'A saved price list.' })
export class PriceListPayload {
  @Field(() => String, { description: 'What happened, in words for a person.' })
  message!: string;

  @Field(() => PriceList, { description: 'The list as it is now.' })
  priceList!: PriceList;
}

@Resolver()
export class PriceListResolver {
  @AdminOnly()
  @Query(() => PriceList, {
    description: 'The price list of an enterprise. NOT_FOUND for a user that is none.',
  })
  async priceList(
    @Arg('customerId', () => ID, { description: 'Id of the enterprise.' }) customerId: string,
    @Ctx() { em }: Context,
  ): Promise<PriceList> {
    await requireEnterprise(em, customerId);
    return { customerId, items: await priceListItems(em, customerId) };
  }

  @SignedIn()
  @Query(() => PriceList, { description: 'Your own price list; empty unless staff made you one.' })
  async myPriceList(@Ctx() context: Context): Promise<PriceList> {
    const { userId } = signedIn(context);
    return { customerId: userId, items: await priceListItems(context.em, userId) };
  }

  @AdminOnly()
  @Mutation(() => PriceListPayload, {
    description:
      'Replaces the whole price list of an enterprise. One bad row refuses all: BAD_USER_INPUT with fields such as `items.1.price`, rows counted from 0; an unknown or repeated type is one. NOT_FOUND for a user that is no enterprise.',
  })
  async savePriceList(
    @Arg('customerId', () => ID, { description: 'Id of the enterprise.' }) customerId: string,
    @Arg('items', () => [PriceListItemInput], {
      description: 'Every row of the list; none empties it.',
      validateFn: checkRows('items'),
    })
    items: PriceListItemInput[],
    @Ctx() context: Context,
  ): Promise<PriceListPayload> {
    await savePriceList(context, customerId, items);
    return {
      message: 'Enterprise amount saved successfully',
      priceList: { customerId, items: await priceListItems(context.em, customerId) },
    };
  }
}
