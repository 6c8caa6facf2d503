import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { BasisPoints, Paise } from '../../platform/scalars.js';
import { Versioned } from '../../platform/optimistic-lock.js';

@ObjectType({
  simpleResolvers: true,
  description: 'Express surcharge: a percentage of the items, a fixed amount, or nothing.',
})
export class ExpressSurcharge {
  @Field(() => BasisPoints, {
    nullable: true,
    description:
      'Percentage of the items, in hundredths of a percent: 2000 is 20%. Null without a percentage.',
  })
  basisPoints!: number | null;

  @Field(() => Paise, { nullable: true, description: 'Fixed amount in paise; null without one.' })
  amount!: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Order settings: the express surcharge for new bookings, and the required piece counts.',
})
@Entity()
export class OrderSettings extends Versioned {
  [EntityName]?: 'OrderSettings';

  /** Id of the only row of the table. */
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'uuid' })
  businessId!: string;

  @Field(() => BasisPoints, {
    nullable: true,
    description:
      'Express surcharge as a percentage of the items, in hundredths of a percent: 2000 is 20%. Null without a percentage.',
  })
  @Property({ type: 'integer', nullable: true })
  expressBasisPoints: number | null = null;

  @Field(() => Paise, {
    nullable: true,
    description: 'Express surcharge as a fixed amount in paise; null without one.',
  })
  @Property({ type: 'integer', nullable: true })
  expressAmount: number | null = null;

  @Field(() => Boolean, { description: 'True when `recordPickup` requires `pieces`.' })
  @Property({ type: 'boolean' })
  countAtPickup: boolean & Opt = false;

  @Field(() => Boolean, {
    description:
      'True when an order needs a piece count at PLANT_IN before it can become PROCESSING.',
  })
  @Property({ type: 'boolean' })
  countIntoPlant: boolean & Opt = false;

  @Field(() => Boolean, {
    description:
      'True when an order needs a piece count at PLANT_OUT before it can become DISPATCHED.',
  })
  @Property({ type: 'boolean' })
  countOutOfPlant: boolean & Opt = false;
}
