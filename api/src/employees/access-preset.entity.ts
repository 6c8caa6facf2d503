import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import { Versioned } from '../platform/optimistic-lock.js';
import { Node } from '../platform/node.js';

export const PresetName = {
  COUNTER: 'counter',
  PLANT: 'plant',
  DRIVER: 'driver',
  MANAGER: 'manager',
} as const;
export type PresetName = (typeof PresetName)[keyof typeof PresetName];

registerEnumType(PresetName, {
  name: 'PresetName',
  description: 'Kind of work that a preset of permissions is for.',
  valuesConfig: {
    COUNTER: { description: 'Meets customers at the counter.' },
    PLANT: { description: 'Washes and irons.' },
    DRIVER: { description: 'Picks up and delivers.' },
    MANAGER: { description: 'Runs the laundry.' },
  },
});

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'Preset of the access form: the values for discounts and prices that it fills in. A change does not affect employees who already have access.',
})
@Entity()
export class AccessPreset extends Versioned {
  [EntityName]?: 'AccessPreset';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => PresetName, { description: 'Name of the preset.' })
  @Property({ type: 'text' })
  name!: PresetName;

  @Field(() => Int, {
    description:
      'Highest discount in percent of the items of an order, 0 to 100. Ignored if `anyDiscount` is true.',
  })
  @Property({ type: 'integer' })
  discountLimit!: number;

  @Field(() => Boolean, { description: 'Whether the preset includes ORDERS_DISCOUNT.' })
  @Property({ type: 'boolean' })
  anyDiscount!: boolean;

  @Field(() => Boolean, { description: 'Whether the preset includes ORDERS_PRICE.' })
  @Property({ type: 'boolean' })
  changePrices!: boolean;
}
