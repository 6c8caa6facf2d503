import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import { DateTime } from '../platform/scalars.js';
import { Dated } from '../platform/versioned.js';

/** What an account may do. Stored by these texts. */
export const Role = {
  CUSTOMER: 'customer',
  ENTERPRISE: 'enterprise',
  STAFF: 'staff',
  ADMIN: 'admin',
} as const;
export type Role = (typeof Role)[keyof typeof Role];

registerEnumType(Role, {
  name: 'Role',
  description: 'What an account may do. Nothing that a client sends can set it.',
  valuesConfig: {
    CUSTOMER: { description: 'Books pickups for itself; every account unless told otherwise.' },
    ENTERPRISE: {
      description: 'A business customer with a price list of its own, created by admins.',
    },
    STAFF: { description: 'An employee who does what admins have given leave to.' },
    ADMIN: { description: 'Sees and runs everything.' },
  },
});

@ObjectType({ description: 'An account: a customer, a business customer or a member of staff.' })
@Entity()
export class User extends Dated {
  [EntityName]?: 'User';

  @Field(() => ID, { description: 'Id of the user, a UUID.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => String, { description: 'Full name, or the name of the business.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Ten digits, the first one 6 to 9; null until an account has given one.',
  })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail in lower case; unique among accounts in use. Null for a customer whom staff made and who has confirmed none: nobody signs in to that account, and it gets no mails.',
  })
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  /** Somebody has read a mail to this e-mail and come with what stood in it. */
  @Property({ type: 'boolean' })
  emailProved: boolean & Opt = false;

  /** Whether it has ever had a passkey, whatever became of it. */
  @Property({ type: 'boolean' })
  hadPasskey: boolean & Opt = false;

  /** The e-mail whose code may add a first passkey again, because whoever runs the installation said so. */
  @Property({ type: 'text', nullable: true })
  passkeyAllowedFor: string | null = null;

  @Field(() => Role, { description: 'What the account may do.' })
  @Property({ type: 'text' })
  role: Role & Opt = Role.CUSTOMER;

  /** The member of staff who made the account at the desk, and the key that they did it with. */
  @Property({ type: 'uuid', nullable: true })
  madeBy: string | null = null;

  @Property({ type: 'text', nullable: true })
  madeWith: string | null = null;

  /** An admin because `ADMIN_EMAIL` said so, and not by hand. */
  @Property({ type: 'boolean' })
  adminBySetting: boolean & Opt = false;

  @Field(() => String, {
    nullable: true,
    description: 'A new e-mail that waits to be confirmed from its own inbox; null without one.',
  })
  @Property({ type: 'text', nullable: true })
  pendingEmail: string | null = null;

  @Field(() => DateTime, {
    name: 'deletedAt',
    nullable: true,
    description:
      'When the account was deleted; null while it is in use. Only admins see deleted ones.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  archivedAt: Date | null = null;

  @Field(() => DateTime, { description: 'When the account was made.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'text', persist: false, nullable: true })
  searchText?: string;
}
