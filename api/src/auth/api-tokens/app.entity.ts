import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import '../permission.enum.js';
import { Permission } from '../../../rules/permission.js';
import { Node } from '../../platform/node.js';
import { Versioned } from '../../platform/optimistic-lock.js';
import { DateTime } from '../../platform/scalars.js';

/** Kinds of apps, stored as these texts. */
export const AppKind = { OFFICE: 'office', PARTNER: 'partner' } as const;
export type AppKind = (typeof AppKind)[keyof typeof AppKind];

registerEnumType(AppKind, {
  name: 'AppKind',
  description: 'What the tokens of an app give access to.',
  valuesConfig: {
    OFFICE: { description: 'Acts by its permissions, like staff.' },
    PARTNER: { description: 'Acts as one enterprise, and has access to its records only.' },
  },
});

@ObjectType({
  implements: Node,
  description: 'A program that uses the API with tokens instead of a person who signs in.',
})
@Entity()
export class App extends Versioned {
  [EntityName]?: 'App';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => String, { description: 'Name of the app, as audit log and timelines show it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Note for staff; null for none.' })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Field(() => AppKind, { description: 'Kind of the app. It never changes.' })
  @Property({ type: 'text' })
  kind!: AppKind;

  /** Account of the requests: an own account of role `app`, or the enterprise of a partner. */
  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => [Permission], {
    description: 'Permissions of an OFFICE app; empty for a PARTNER app.',
  })
  @Property({ type: 'array', columnType: 'text[]' })
  permissions: Permission[] & Opt = [];

  /** Account that created the app. It gets the mails about its tokens. */
  @Property({ type: 'uuid' })
  ownerId!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when a person disabled the app with all its tokens; null while it works.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  disabledAt: Date | null = null;

  @Field(() => DateTime, { description: 'Time when the app was created.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
