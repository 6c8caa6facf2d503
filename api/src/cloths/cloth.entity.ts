import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { Paise } from '../platform/scalars.js';
import { Dated } from '../platform/versioned.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A cloth type of the catalogue, with its standard price.',
})
@Entity()
export class Cloth extends Dated {
  [EntityName]?: 'Cloth';

  @Field(() => ID, { description: 'Id of the cloth type, a UUID.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => String, {
    description: 'Its name; unique without regard to case among those in use.',
  })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Paise, { description: 'Price of one piece, in paise; 0 to ₹1,00,000.' })
  @Property({ type: 'integer' })
  price!: number;

  @Field(() => String, {
    nullable: true,
    description: "Service accounting code of its cleaning, 4 to 6 digits; null for the company's.",
  })
  @Property({ type: 'text', nullable: true })
  sac: string | null = null;

  @Field(() => Int, {
    nullable: true,
    description: "Tax rate, in hundredths of a percent: 1800 is 18 %; null for the company's.",
  })
  @Property({ type: 'integer', nullable: true })
  taxRate: number | null = null;

  /** A deleted type stays for the orders that name it. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  archivedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
