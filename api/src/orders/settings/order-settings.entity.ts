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
    description: 'Share of the items in hundredths of a percent: 2000 is 20%. Null for none.',
  })
  basisPoints!: number | null;

  @Field(() => Paise, { nullable: true, description: 'Fixed amount in paise. Null for none.' })
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
      'Express surcharge as a share of the items, in hundredths of a percent: 2000 is 20%. Null for none.',
  })
  @Property({ type: 'integer', nullable: true })
  expressBasisPoints: number | null = null;

  @Field(() => Paise, {
    nullable: true,
    description: 'Express surcharge as a fixed amount in paise. Null for none.',
  })
  @Property({ type: 'integer', nullable: true })
  expressAmount: number | null = null;

  @Field(() => Boolean, {
    description: 'True when `recordPickup` is refused without a count of the pieces.',
  })
  @Property({ type: 'boolean' })
  countAtPickup: boolean & Opt = false;

  @Field(() => Boolean, {
    description:
      'True when processing does not start before the pieces are counted into the plant.',
  })
  @Property({ type: 'boolean' })
  countIntoPlant: boolean & Opt = false;

  @Field(() => Boolean, {
    description: 'True when no order is dispatched before its pieces are counted out of the plant.',
  })
  @Property({ type: 'boolean' })
  countOutOfPlant: boolean & Opt = false;
}
