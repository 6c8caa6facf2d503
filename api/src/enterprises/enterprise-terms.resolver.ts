import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context.js';
import { rowLoader } from '../graphql/data-loaders.js';
import { Gstin, Paise } from '../platform/scalars.js';
import { Role, User } from '../users/user.entity.js';
import type { UserRow } from '../users/users.queries.js';
import { termsOf } from './enterprise-terms.queries.js';

const loadTerms = rowLoader(termsOf, ({ userId }) => userId);

/** Loads the terms of an enterprise; undefined for other users. */
const termsOfUser = async ({ id, role }: UserRow, context: Context) =>
  role === Role.ENTERPRISE ? loadTerms(context, id) : undefined;

/** Terms of an enterprise, as fields of its account. */
@Resolver(() => User)
export class EnterpriseTermsResolver {
  @FieldResolver(() => Gstin, {
    nullable: true,
    description:
      'GSTIN of an enterprise, shown on its future invoices. Null without one, and for other accounts.',
  })
  async gstin(@Root() user: UserRow, @Ctx() context: Context): Promise<string | null> {
    return (await termsOfUser(user, context))?.gstin ?? null;
  }

  @FieldResolver(() => Paise, {
    nullable: true,
    description:
      'Credit limit of an enterprise in paise; above it staff get a warning. Null without one, and for other accounts.',
  })
  async creditLimit(@Root() user: UserRow, @Ctx() context: Context): Promise<number | null> {
    return (await termsOfUser(user, context))?.creditLimit ?? null;
  }
}
