import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CalendarDate } from '../platform/scalars.js';

@ObjectType({ simpleResolvers: true, description: 'A day on which no pickup can be booked.' })
@Entity()
export class Holiday {
  [EntityName]?: 'Holiday';

  @Field(() => CalendarDate, { description: 'The day.' })
  @PrimaryKey({ type: 'date' })
  day!: string;

  @Field(() => String, { description: 'Reason, shown to customers; 1 to 100 characters.' })
  @Property({ type: 'text' })
  reason!: string;
}
