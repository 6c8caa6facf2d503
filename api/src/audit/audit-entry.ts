import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { AuditKind } from '../platform/audit/notes.js';
import { DateTime } from '../platform/scalars.js';
import { Role } from '../users/user.entity.js';

registerEnumType(AuditKind, {
  name: 'AuditKind',
  description: 'Kinds of objects in the audit.',
  valuesConfig: {
    CREATED: { description: 'Something was made.' },
    CHANGED: { description: 'Fields of something were changed.' },
    DELETED: { description: 'Something was deleted, or taken off.' },
    SIGNED_IN: { description: 'A staff member signed in.' },
    SIGN_IN_FAILED: {
      description:
        'A wrong code or passkey was tried for a staff account; recorded once an hour for each network address.',
    },
    REFUSED: {
      description:
        'A staff member was refused for a missing permission; recorded once an hour for each operation.',
    },
    EXPORTED: { description: 'Data was exported; `fields` has the parameters.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'One field of what an entry of the audit is about.',
})
export class AuditField {
  @Field(() => String, {
    description: "Name of the field, mostly as in the object's GraphQL type: `orderStatus`.",
  })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Old values, as JSON: amounts in paise, times in ISO 8601. Null if the object was created.',
  })
  before!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'New values, in the same form. Null if the object was deleted.',
  })
  after!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Something that staff did, noted in the same transaction. Never changed, only added. No codes, hashes or tokens are in it.',
})
export class AuditEntry {
  @Field(() => ID, { description: 'Id of the entry, a UUID.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it was done.' })
  createdAt!: Date;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the user who did it; null for a command of the installation, and for a sign-in that failed.',
  })
  byUserId!: string | null;

  @Field(() => String, {
    description: 'Name of the user at that time, or the command: `npm run admin grant`.',
  })
  byName!: string;

  @Field(() => Role, { nullable: true, description: 'The role that they had then.' })
  byRole!: Role | null;

  @Field(() => String, {
    description: 'The operation of this schema that they did it with, or the command.',
  })
  operation!: string;

  @Field(() => AuditKind, { description: 'Kind of change.' })
  kind!: AuditKind;

  @Field(() => String, {
    nullable: true,
    description:
      'Type of the object: `order`, `user`, `cloth`, `employee`, `feedback` or `message`; later versions have more. Null for an entry without an object.',
  })
  thing!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the object, such as the order that a payment is of.',
  })
  objectId!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Current name of the object, or the displayed ID of an order; null for a deleted object.',
  })
  objectName!: string | null;

  @Field(() => Role, { nullable: true, description: 'Current role of a user.' })
  objectRole!: Role | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Table of the changed part of the object: `order_item`, `payment`, `address`; the name of the object's own table if it changed itself.",
  })
  part!: string | null;

  @Field(() => [AuditField], {
    description:
      'The changed fields, or all audited fields of an object that was created or deleted.',
  })
  fields!: AuditField[];

  @Field(() => String, {
    nullable: true,
    description: 'Network address that it came from; null for a command.',
  })
  network!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Id of the request, as its answer has it in `x-request-id`, to find its lines in the log. The client may have chosen it, so it proves nothing. Null for a command.',
  })
  requestId!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A user with entries in the audit.',
})
export class AuditPerson {
  @Field(() => ID, { description: 'Id of the user.' })
  userId!: string;

  @Field(() => String, { description: 'Name of the user at their latest entry.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The present e-mail of an employee or admin; null for other people.',
  })
  email!: string | null;
}
