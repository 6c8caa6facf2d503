import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { AuditKind } from '../platform/audit/audit-event.js';
import { DateTime, EmailAddress } from '../platform/scalars.js';
import { Actor } from '../users/actor.js';
import { Role } from '../users/user.entity.js';
import { Node } from '../platform/node.js';

registerEnumType(AuditKind, {
  name: 'AuditKind',
  description: 'Kind of an entry of the audit log.',
  valuesConfig: {
    CREATED: { description: 'A record was created.' },
    CHANGED: { description: 'Fields of a record were changed.' },
    DELETED: { description: 'A record was deleted or removed.' },
    SIGNED_IN: { description: 'A staff member signed in.' },
    SIGN_IN_FAILED: {
      description:
        'A wrong code or passkey was tried for a staff account. Recorded once an hour for each IP address.',
    },
    REFUSED: {
      description:
        'An operation was refused because the staff member has no permission for it. Recorded once an hour for each operation.',
    },
    EXPORTED: { description: 'Data was exported; `fields` contains the parameters.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'One changed field in an entry of the audit log.',
})
export class AuditField {
  @Field(() => String, {
    description: 'Name of the field: its database column in camel case, such as `orderStatus`.',
  })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Old value as JSON: amounts in paise, times in ISO 8601. Null without an old value.',
  })
  before!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'New value as JSON, in the same form. Null without a new value.',
  })
  after!: string | null;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'An entry of the audit log: an action of staff, recorded in the same transaction. Entries are never changed, only added. They contain no codes, hashes or tokens.',
})
export class AuditEntry {
  id!: string;

  @Field(() => DateTime, { description: 'Time of the action.' })
  createdAt!: Date;

  @Field(() => Actor, { description: 'The user or the command that acted.' })
  actor!: Actor;

  @Field(() => String, {
    description: 'GraphQL operation of the action, or the command.',
  })
  operation!: string;

  @Field(() => AuditKind, { description: 'Kind of the entry.' })
  kind!: AuditKind;

  @Field(() => String, {
    nullable: true,
    description:
      'Type of the object, such as `order`, `user`, `cloth`, `employee` or `round`. Later versions may add more. Null for an entry without an object.',
  })
  thing!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the object, for example of the order of a payment.',
  })
  objectId!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Current name of the object, or the displayed ID of an order; null for a deleted object.',
  })
  objectName!: string | null;

  @Field(() => Role, {
    nullable: true,
    description: 'Current role of the object, if it is a user.',
  })
  objectRole!: Role | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Table of the changed part of the object, such as `order_item`, `payment` or `address`. It is the object's own table if the object itself changed.",
  })
  part!: string | null;

  @Field(() => [AuditField], {
    description: 'The changed fields; for a created or deleted object all audited fields.',
  })
  fields!: AuditField[];

  @Field(() => String, {
    nullable: true,
    description: 'IP address of the request; null for a command.',
  })
  network!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Id of the request, as in its response header `x-request-id`, to find its log lines. A client can choose this id, so it proves nothing. Null for a command.',
  })
  requestId!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A user with entries in the audit log.',
})
export class AuditPerson {
  @Field(() => ID, { description: 'Id of the user.' })
  userId!: string;

  @Field(() => String, { description: 'Name of the user in their latest entry.' })
  name!: string;

  @Field(() => EmailAddress, {
    nullable: true,
    description: 'Current e-mail of an employee or admin; null for other users.',
  })
  email!: string | null;
}
