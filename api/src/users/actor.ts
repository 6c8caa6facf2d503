import { Field, ID, ObjectType } from 'type-graphql';
import { Role } from './user.entity.js';

@ObjectType({
  simpleResolvers: true,
  description: 'The person with an account, or the command of the server, that did something.',
})
export class Actor {
  @Field(() => String, {
    description:
      'Name of the user, or the command, such as `npm run admin grant`. In the audit log it is the name at that time.',
  })
  name!: string;

  @Field(() => Role, {
    nullable: true,
    description: 'Role of the user; in the audit log the role at that time. Null for a command.',
  })
  role!: Role | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the user. Null for a command, and for a failed sign-in.',
  })
  userId!: string | null;
}

/** Columns of the joined table `user as actor`, for `actorOf`. */
export const ACTOR_COLUMNS = [
  'actor.id as actorId',
  'actor.name as actorName',
  'actor.role as actorRole',
] as const;

export interface ActorRow {
  actorId: string | null;
  actorName: string | null;
  actorRole: Role | null;
}

/** The actor of a row with `ACTOR_COLUMNS`; null if the join found no user. */
export function actorOf(row: ActorRow & { actorName: string }): Actor;
export function actorOf(row: ActorRow): Actor | null;
export function actorOf({ actorId, actorName, actorRole }: ActorRow): Actor | null {
  return actorName === null ? null : { userId: actorId, name: actorName, role: actorRole };
}
