import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import { DateTime, EmailAddress, PhoneNumber } from '../platform/scalars.js';
import { Dated } from '../platform/optimistic-lock.js';
import { Node } from '../platform/node.js';

/** Roles of accounts, stored as these texts. */
export const Role = {
  CUSTOMER: 'customer',
  ENTERPRISE: 'enterprise',
  STAFF: 'staff',
  ADMIN: 'admin',
  APP: 'app',
} as const;
export type Role = (typeof Role)[keyof typeof Role];

registerEnumType(Role, {
  name: 'Role',
  description: 'Role of an account. Clients cannot set it.',
  valuesConfig: {
    CUSTOMER: { description: 'Books pickups for itself; the default role.' },
    ENTERPRISE: {
      description: 'A business customer with its own price list, created by staff.',
    },
    STAFF: { description: 'An employee with permissions given by admins.' },
    ADMIN: { description: 'Has all permissions.' },
    APP: { description: 'A program with an API token and permissions given by staff.' },
  },
});

@ObjectType({
  implements: Node,
  description: 'An account: a customer, a business customer or a member of staff.',
})
@Entity()
export class User extends Dated {
  [EntityName]?: 'User';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => String, { description: 'Full name, or the name of the business.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => PhoneNumber, {
    nullable: true,
    description: 'Ten digits, the first one 6 to 9; null until given.',
  })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => EmailAddress, {
    nullable: true,
    description:
      'E-mail in lower case; unique among active accounts. Null for a customer created by staff who has confirmed none: the account cannot sign in and gets no mails.',
  })
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  /**
   * Whether the user has proved access to this e-mail: with a mailed code or link, or a social
   * sign-in.
   */
  @Property({ type: 'boolean' })
  emailProved: boolean & Opt = false;

  /** Whether the account has ever had a passkey. */
  @Property({ type: 'boolean' })
  hadPasskey: boolean & Opt = false;

  /**
   * E-mail of the account if the operator allows it to add a passkey after a code sign-in;
   * otherwise null.
   */
  @Property({ type: 'text', nullable: true })
  passkeyAllowedFor: string | null = null;

  @Field(() => Role, { description: 'Role of the account.' })
  @Property({ type: 'text' })
  role: Role & Opt = Role.CUSTOMER;

  /** Staff member who created the account at the front desk; null for a sign-up. */
  @Property({ type: 'uuid', nullable: true })
  madeBy: string | null = null;

  @Property({ type: 'text', nullable: true })
  madeWith: string | null = null;

  /** Whether `ADMIN_EMAIL` made the account an admin, and not a command. */
  @Property({ type: 'boolean' })
  adminBySetting: boolean & Opt = false;

  @Field(() => EmailAddress, {
    nullable: true,
    description: 'New e-mail that is not confirmed yet; null without a pending change.',
  })
  @Property({ type: 'text', nullable: true })
  pendingEmail: string | null = null;

  @Field(() => DateTime, {
    name: 'deletedAt',
    nullable: true,
    description:
      'Time of deletion; null for an active account. Only staff with CUSTOMERS_READ get deleted accounts.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  archivedAt: Date | null = null;

  @Field(() => DateTime, { description: 'Creation time.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'text', persist: false, nullable: true })
  searchText?: string;
}
