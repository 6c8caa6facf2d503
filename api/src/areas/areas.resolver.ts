import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { BASIC_READING } from '../../rules/permission.js';
import { RequirePermission } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { ListSize } from '../graphql/list-size.js';
import { DeletePayload } from '../platform/payloads.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../platform/optimistic-lock.js';
import { LocalTime, Pincode } from '../platform/scalars.js';
import { Weekday } from '../platform/weekday.enum.js';
import { CreateAreaInput, UpdateAreaInput } from './areas.inputs.js';
import { type AreaRow, listAreas, requireArea } from './areas.queries.js';
import * as areas from './areas.service.js';
import { Node } from '../platform/node.js';

@ObjectType('AreaSlot', {
  implements: Node,
  description: 'A time span of a weekday in which an area has pickups.',
})
export class AreaSlotRow {
  id!: string;

  @Field(() => Weekday, { description: 'Day of the week.' })
  weekday!: Weekday;

  @Field(() => LocalTime, { description: 'Start time: HH:MM, Asia/Kolkata.' })
  startTime!: string;

  @Field(() => LocalTime, { description: 'End time: HH:MM, Asia/Kolkata.' })
  endTime!: string;

  @Field(() => Int, { description: 'Capacity: pickups in the slot per day.' })
  capacity!: number;
}

@ObjectType('Area', {
  implements: Node,
  description: 'An area that the laundry serves, with its PIN codes and slots.',
})
export class AreaView implements AreaRow {
  id!: string;

  @Field(() => Int, {
    description:
      'Increases with every save of the area, its PIN codes or slots. Send the version you read with a change; an outdated one is a CONFLICT.',
  })
  version!: number;

  @Field(() => String, { description: 'Name of the area.' })
  name!: string;

  @Field(() => [Pincode], {
    description: 'PIN codes of the area, sorted. A PIN code belongs to one area.',
  })
  pincodes!: string[];

  @Field(() => [AreaSlotRow], {
    description:
      'Pickup slots, sorted by weekday from Sunday and by start. Without slots, pickups are booked without a time.',
  })
  slots!: AreaSlotRow[];
}

@ObjectType({ description: 'A saved area.' })
export class AreaPayload {
  @Field(() => String, { description: 'Human-readable result.' })
  message!: string;

  @Field(() => AreaView, { description: 'The area after the change.' })
  area!: AreaView;
}

@Resolver()
export class AreasResolver {
  @ListSize(20)
  @RequirePermission('settings.write', { alternatives: ['rounds.plan', ...BASIC_READING] })
  @Query(() => [AreaView], {
    description:
      'All areas with their PIN codes and slots, sorted by name. While there is no area, every address is served, without slots.',
  })
  areas(@Ctx() { em }: Context): Promise<AreaView[]> {
    return listAreas(em);
  }

  @RequirePermission('settings.write')
  @Mutation(() => AreaPayload, {
    description:
      'Adds an area with its slots. BAD_USER_INPUT with fields such as `slots.1.endTime`, rows counted from 0. Slots of one weekday must not overlap; an area has at most 100 slots. CONFLICT when another area has the name (field `name`) or one of the PIN codes (field `pincodes`). The waitlist of its PIN codes is notified by e-mail.',
  })
  async createArea(
    @Arg('input', () => CreateAreaInput, { description: 'Name, PIN codes and slots.' })
    input: CreateAreaInput,
    @Ctx() context: Context,
  ): Promise<AreaPayload> {
    const id = await areas.createArea(signedIn(context), context, input);
    return { message: 'Area added', area: await requireArea(context.em, id) };
  }

  @RequirePermission('settings.write')
  @Mutation(() => AreaPayload, {
    description:
      'Replaces name, PIN codes and slots of an area. Booked pickups stay booked. NOT_FOUND; CONFLICT when another person changed the area since `version`; otherwise the errors of `createArea`.',
  })
  async updateArea(
    @Arg('id', () => ID, { description: 'Id of the area.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Arg('input', () => UpdateAreaInput, { description: 'The new name, PIN codes and slots.' })
    input: UpdateAreaInput,
    @Ctx() context: Context,
  ): Promise<AreaPayload> {
    await areas.updateArea(signedIn(context), context, { id, version }, input);
    return { message: 'Area saved', area: await requireArea(context.em, id) };
  }

  @RequirePermission('settings.write')
  @Mutation(() => DeletePayload, {
    description:
      'Deletes an area. Another area can then have its PIN codes. Booked pickups stay booked. NOT_FOUND for an unknown area. CONFLICT when the object changed since `version`.',
  })
  async deleteArea(
    @Arg('id', () => ID, { description: 'Id of the area.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Ctx() context: Context,
  ): Promise<DeletePayload> {
    await areas.deleteArea(signedIn(context), context, { id, version });
    return { message: 'Area deleted', deletedId: id };
  }
}
