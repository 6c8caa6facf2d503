import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Versioned } from '../platform/versioned.js';

/** Pixels of a logo, at most: four for each point that it may take of a paper. */
export const LOGO_PIXELS = { width: 560, height: 192 } as const;
/** Largest logo, in bytes, when it is uploaded or stored. */
export const MAX_LOGO = 200_000;

@ObjectType({
  simpleResolvers: true,
  description:
    'The logo that papers have. The picture itself is at `/api/business/logo`, with the same token.',
})
@Entity()
export class BusinessLogo extends Versioned {
  [EntityName]?: 'BusinessLogo';

  @PrimaryKey({ type: 'uuid' })
  businessId!: string;

  /** A JPEG; null where there is no logo. */
  @Property({ type: 'blob', nullable: true })
  content: Buffer | null = null;

  @Field(() => Int, {
    nullable: true,
    description: `Width in pixels, 1 to ${LOGO_PIXELS.width}; null while there is no logo.`,
  })
  @Property({ type: 'integer', nullable: true })
  width: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: `Height in pixels, 1 to ${LOGO_PIXELS.height}; null while there is no logo.`,
  })
  @Property({ type: 'integer', nullable: true })
  height: number | null = null;

  @Property({ type: 'integer', nullable: true })
  bytes: number | null = null;

  /** When it was set. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  at: Date | null = null;
}
