import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from './scalars.js';

/** What the argument of every change says of itself. */
export const SEEN_VERSION = 'The `version` that you saw; another one is a CONFLICT.';

/** Which thing, and the version of it that the caller saw. */
export interface Seen {
  id: string;
  version: number;
}

/** Something that two people can change: the second of two changes of one version is refused. */
@ObjectType()
@Entity({ abstract: true })
export abstract class Versioned {
  @Field(() => Int, {
    description:
      'Counts how often its own fields were saved. Send the one you saw with a change; another one is a CONFLICT. A change of its parts, such as addresses, does not raise it.',
  })
  @Property({ type: 'integer' })
  version: number & Opt = 1;

  /** Who changed it last; null when nobody has. */
  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;
}

/** The description of every `updatedAt`. */
export const MOVES =
  'Time of the last change of the object or of a part that it shows. Each such change raises it, so compare it to find changes. Values computed from other objects, such as a balance, do not raise it.';

/** A versioned object with the time of its last change, which the database sets: see decision 84. */
@ObjectType()
@Entity({ abstract: true })
export abstract class Dated extends Versioned {
  @Field(() => DateTime, { description: MOVES })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'clock_timestamp()' })
  updatedAt!: Date & Opt;
}
