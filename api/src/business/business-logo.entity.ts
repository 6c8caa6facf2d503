import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Versioned } from '../platform/optimistic-lock.js';

/**
 * Maximum size of a logo in pixels. Invoices print a logo of this size with four pixels per point.
 */
export const LOGO_PIXELS = { width: 560, height: 192 } as const;
/** Maximum size of a logo file in bytes, both uploaded and stored. */
export const MAX_LOGO = 200_000;

@ObjectType({
  simpleResolvers: true,
  description:
    'The logo on invoices. Download the picture at `/api/business/logo` with the same access token.',
})
@Entity()
export class BusinessLogo extends Versioned {
  [EntityName]?: 'BusinessLogo';

  @PrimaryKey({ type: 'uuid' })
  businessId!: string;

  /** The logo as a JPEG file; null without a logo. */
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

  /** Time of the upload; null without a logo. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  at: Date | null = null;
}
