import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { BasisPoints, DateTime, Paise } from '../platform/scalars.js';
import { Dated } from '../platform/optimistic-lock.js';
import { Node } from '../platform/node.js';

@ObjectType({
  implements: Node,
  description: 'A cloth type of the catalogue, with its standard price.',
})
@Entity()
export class Cloth extends Dated {
  [EntityName]?: 'Cloth';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => String, {
    description: 'Name; unique among active cloth types, ignoring case.',
  })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Paise, { description: 'Price of one piece, in paise; 0 to ₹1,00,000.' })
  @Property({ type: 'integer' })
  price!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Service accounting code (SAC) of its cleaning, 4 to 6 digits; null for the code of the company.',
  })
  @Property({ type: 'text', nullable: true })
  sac: string | null = null;

  @Field(() => BasisPoints, {
    nullable: true,
    description:
      'Tax rate in hundredths of a percent: 1800 is 18%. Null for the rate of the company.',
  })
  @Property({ type: 'integer', nullable: true })
  taxRate: number | null = null;

  // The row remains, because orders refer to it.
  @Field(() => DateTime, {
    name: 'deletedAt',
    nullable: true,
    description: 'Time of deletion; null for an active cloth type.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  archivedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
