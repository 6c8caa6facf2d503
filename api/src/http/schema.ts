import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { applyPolicies } from '../graphql/access/access.js';
import { applySubscriptionPolicies } from '../graphql/access/subscription-access.js';
import { modules } from '../modules.js';
import { checkInput } from '../platform/check-input.js';

/** TypeGraphQL requires a source of events, but each subscription of this server has its own. */
const noTopics = {
  publish: () => undefined,
  subscribe: (topic: string): never => {
    throw new Error(`Publishing is not available: ${topic}`);
  },
};

const ROOTS = {
  Query: 'Operations that only read data.',
  Mutation: 'Operations that change data. Mutations of one document run one after the other.',
  Subscription:
    'Events about changes, over a WebSocket. They do not contain the data; read it with a query.',
};

/** Builds the schema: every operation with its policy, every input with its validation. */
export function createSchema(): GraphQLSchema {
  const [first, ...others] = modules.flatMap(({ resolvers = [] }) => resolvers);
  if (!first) throw new Error('No module has a resolver');
  const resolvers = [first, ...others] as const;
  const options = { resolvers, validateFn: checkInput, validate: true, pubSub: noTopics };
  const schema = applySubscriptionPolicies(applyPolicies(buildSchemaSync(options)));
  for (const [name, description] of Object.entries(ROOTS))
    Object.assign(schema.getType(name) ?? {}, { description });
  return schema;
}

/** The schema of this process. It never changes, so all servers of a process share it. */
export const schema = createSchema();
