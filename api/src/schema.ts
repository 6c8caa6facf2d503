import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { guard } from './access.js';
import { AddressesResolver } from './addresses/addresses.resolver.js';
import { AuthResolver } from './auth/auth.resolver.js';
import { OrdersResolver } from './orders/orders.resolver.js';
import { checkInput } from './platform/inputs.js';
import { UsersResolver } from './users/users.resolver.js';

const resolvers = [
  AddressesResolver,
  AuthResolver,
  OrdersResolver,
  UsersResolver,
] as const satisfies NonEmptyArray<new () => object>;

/** The schema of the server: every operation behind its policy, every input behind its rules. */
export function createSchema(): GraphQLSchema {
  return guard(
    buildSchemaSync({ resolvers: [...resolvers], validateFn: checkInput, validate: true }),
  );
}
