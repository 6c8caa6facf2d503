import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { DateTime } from '../platform/scalars.js';
import { Node } from '../platform/node.js';

/** Maximum number of photos of an order. */
export const MAX_PHOTOS = 10;
/** Maximum length of a note, in characters. */
export const MAX_PHOTO_NOTE = 200;

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'A photo of an order, for example of a stain. Download the picture at `/api/orders/{order}/photos/{id}`, with the same access token.',
})
@Entity()
export class OrderPhoto {
  [EntityName]?: 'OrderPhoto';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'uuid' })
  orderId!: string;

  @Field(() => String, {
    nullable: true,
    description: `Description of the photo, at most ${MAX_PHOTO_NOTE} characters; null if none was given.`,
  })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Field(() => Int, { description: 'Width of the picture in pixels, 1 to 1600.' })
  @Property({ type: 'integer' })
  width!: number;

  @Field(() => Int, { description: 'Height of the picture in pixels, 1 to 1600.' })
  @Property({ type: 'integer' })
  height!: number;

  /** Size of the picture in bytes, without the preview. */
  @Property({ type: 'integer' })
  bytes!: number;

  @Property({ type: 'text', nullable: true })
  idempotencyKey: string | null = null;

  @Property({ type: 'uuid' })
  addedBy!: string;

  @Field(() => DateTime, {
    name: 'addedAt',
    simple: false,
    description: 'Time when the photo was added.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  at: Date & Opt = new Date();
}
