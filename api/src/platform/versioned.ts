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
      'Counts how often its own fields were saved. Send the one you saw with a change; another one is a CONFLICT. What belongs to it, such as addresses, leaves it.',
  })
  @Property({ type: 'integer' })
  version: number & Opt = 1;

  /** Who changed it last; null when nobody has. */
  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;
}

/** What every `updatedAt` says of itself. */
export const MOVES =
  'When it changed last, or something that belongs to it and that it shows. It rises with each such change, so compare it to see whether there is something new. What follows from other objects, such as a balance, leaves it.';

/** Something that is read again when it has changed. The database sets when that was, see decision 84. */
@ObjectType()
@Entity({ abstract: true })
export abstract class Dated extends Versioned {
  @Field(() => DateTime, { description: MOVES })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'clock_timestamp()' })
  updatedAt!: Date & Opt;
}
