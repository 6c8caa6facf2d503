import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { AuditKind } from '../platform/audit/audit-event.js';
import { Line, OptionalId } from '../platform/input-decorators.js';
import { CalendarDate } from '../platform/scalars.js';

@InputType({ description: 'Filter of audit entries. All given conditions must match.' })
export class AuditFilter {
  @OptionalId('User')
  @Field(() => ID, { nullable: true, description: 'Actions of this user.' })
  actorUserId?: string | null;

  @IsOptional()
  @Line({ label: 'Operation', min: 0 })
  @Field(() => String, {
    nullable: true,
    description:
      'Entries written by this GraphQL operation or server command, such as `admin grant`. Exact match.',
  })
  operation?: string | null;

  @Field(() => AuditKind, { nullable: true, description: 'Entries of this kind.' })
  kind?: AuditKind | null;

  @IsOptional()
  @Line({ label: 'Object', min: 0 })
  @Field(() => String, {
    nullable: true,
    description: 'Type of the object, such as `order` or `user`; see `thing` of an entry.',
  })
  thing?: string | null;

  @OptionalId('Object')
  @Field(() => ID, { nullable: true, description: 'Entries about the object with this id.' })
  objectId?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Entries of this day (Asia/Kolkata) or later.',
  })
  from?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Entries of this day (Asia/Kolkata) or earlier.',
  })
  to?: string | null;
}
