import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { AuditKind } from '../platform/audit/notes.js';
import { Line, OptionalId } from '../platform/inputs.js';
import { CalendarDate } from '../platform/scalars.js';

@InputType({ description: 'Filter of audit entries. All given conditions must match.' })
export class AuditFilter {
  @OptionalId('User')
  @Field(() => ID, { nullable: true, description: 'Done by this user.' })
  byUserId?: string | null;

  @IsOptional()
  @Line({ label: 'Operation', min: 0 })
  @Field(() => String, { nullable: true, description: 'Done with this operation.' })
  operation?: string | null;

  @Field(() => AuditKind, { nullable: true, description: 'Of this kind.' })
  kind?: AuditKind | null;

  @IsOptional()
  @Line({ label: 'Object', min: 0 })
  @Field(() => String, {
    nullable: true,
    description: 'Type of the object: `order`, `user`; see `thing` of an entry.',
  })
  thing?: string | null;

  @OptionalId('Object')
  @Field(() => ID, { nullable: true, description: 'About this object, by its id.' })
  objectId?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Done on this day or later, Asia/Kolkata.',
  })
  from?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'Done on this day or earlier.' })
  to?: string | null;
}
