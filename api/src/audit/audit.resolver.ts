import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../graphql/access/access.js';
import type { Context } from '../graphql/context.js';
import {
  type Connection,
  connectionOf,
  type Page,
  pageArgs,
} from '../platform/lists/pagination.js';
import { AuditEntry, AuditPerson } from './audit-entry.js';
import { AuditFilter } from './audit.inputs.js';
import { auditPeople, listAudit } from './audit.queries.js';

const AuditEntryConnection = connectionOf(AuditEntry);

const AuditPage = pageArgs(50);

@Resolver()
export class AuditResolver {
  @RequirePermission('audit.read')
  @Query(() => AuditEntryConnection, {
    description:
      'The audit log, newest first: changes by staff with the old and new values, sign-ins, refused operations and exports. A page of long entries has fewer entries than requested. BAD_USER_INPUT with fields for a reversed range of days.',
  })
  auditEntries(
    @Arg('filter', () => AuditFilter, { nullable: true, description: 'Filter for the entries.' })
    filter: AuditFilter | null,
    @Args(() => AuditPage) page: Page,
    @Ctx() { em }: Context,
  ): Promise<Connection<AuditEntry>> {
    return listAudit(em, filter ?? {}, page);
  }

  @RequirePermission('audit.read')
  @Query(() => [AuditPerson], {
    description: 'Users with audit entries, by name; at most 500.',
  })
  auditPeople(@Ctx() { em }: Context): Promise<AuditPerson[]> {
    return auditPeople(em);
  }
}
