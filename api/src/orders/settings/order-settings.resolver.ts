import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { BASIC_READING } from '../../../rules/permission.js';
import { RequirePermission, Public } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../../platform/optimistic-lock.js';
import { ExpressSurcharge, OrderSettings } from './order-settings.entity.js';
import { UpdateOrderSettingsInput } from './order-settings.inputs.js';
import { orderSettings, saveOrderSettings } from './order-settings.service.js';

@ObjectType({ description: 'The saved order settings.' })
export class OrderSettingsPayload {
  @Field(() => String, { description: 'Message to show to the user.' })
  message!: string;

  @Field(() => OrderSettings, { description: 'The order settings after the change.' })
  settings!: OrderSettings;
}

@Resolver()
export class OrderSettingsResolver {
  @Public()
  @Query(() => ExpressSurcharge, { description: 'Express surcharge for a pickup booked now.' })
  async expressSurcharge(@Ctx() { em }: Context): Promise<ExpressSurcharge> {
    const { expressBasisPoints, expressAmount } = await orderSettings(em);
    return { basisPoints: expressBasisPoints, amount: expressAmount };
  }

  @RequirePermission('settings.write', { alternatives: ['orders.pickup', ...BASIC_READING] })
  @Query(() => OrderSettings, { description: 'The order settings.' })
  orderSettings(@Ctx() { em }: Context): Promise<OrderSettings> {
    return orderSettings(em);
  }

  @RequirePermission('settings.write')
  @Mutation(() => OrderSettingsPayload, {
    description:
      'Replaces the order settings. The express surcharge of booked orders stays the same. BAD_USER_INPUT with fields; CONFLICT when another person changed the settings since `version`.',
  })
  async updateOrderSettings(
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Arg('input', () => UpdateOrderSettingsInput, { description: 'All order settings.' })
    input: UpdateOrderSettingsInput,
    @Ctx() context: Context,
  ): Promise<OrderSettingsPayload> {
    await saveOrderSettings(signedIn(context), context.em, version, input);
    return { message: 'Settings saved', settings: await orderSettings(context.em) };
  }
}
