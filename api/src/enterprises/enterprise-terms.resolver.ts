import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context.js';
import { rowLoader } from '../graphql/loader.js';
import { Role, User } from '../users/user.entity.js';
import type { UserRow } from '../users/users.queries.js';
import { termsOf } from './enterprise-terms.queries.js';

const loadTerms = rowLoader(termsOf, ({ userId }) => userId);

/** What is agreed with an enterprise, on its account. */
@Resolver(() => User)
export class EnterpriseTermsResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'GSTIN of an enterprise, which its papers name from then on; null where it has none, and for any other account.',
  })
  async gstin(@Root() user: UserRow, @Ctx() context: Context): Promise<string | null> {
    if (user.role !== Role.ENTERPRISE) return null;
    return (await loadTerms(context, user.id))?.gstin ?? null;
  }
}
