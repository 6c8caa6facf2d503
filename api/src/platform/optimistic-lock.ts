import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from './scalars.js';

/** Description of every `version` argument. */
export const EXPECTED_VERSION_DESCRIPTION =
  'The `version` that you read; CONFLICT when the object has another version now.';

/** Id of an object, and the version that the caller read. */
export interface ExpectedVersion {
  id: string;
  version: number;
}

/**
 * An object with optimistic locking: of two changes based on one version, the second is refused.
 */
@ObjectType()
@Entity({ abstract: true })
export abstract class Versioned {
  @Field(() => Int, {
    description:
      'Version number. Increases with each save of the object, but not with changes of related records, such as photos of an order. Send the value you read with a change; another value is a CONFLICT.',
  })
  @Property({ type: 'integer' })
  version: number & Opt = 1;

  /** Id of the user who made the last change; null without a change. */
  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;
}

/** Description of every `updatedAt` field. */
export const UPDATED_AT_DESCRIPTION =
  'Time of the last change of the object or of a part that it shows. Compare it to find changes. Values computed from other objects, such as a balance, do not change it.';

/**
 * A versioned object with the time of its last change. The database sets that time, see decision
 * 084.
 */
@ObjectType()
@Entity({ abstract: true })
export abstract class Dated extends Versioned {
  @Field(() => DateTime, { description: UPDATED_AT_DESCRIPTION })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'clock_timestamp()' })
  updatedAt!: Date & Opt;
}
