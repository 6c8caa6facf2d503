import {
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  OperationTypeNode,
  type ValidationRule,
} from 'graphql';
import type { SubscriptionContext } from '../context.js';
import { checkPasskey, checkRole, policyOf } from './access.js';
import { describeAccess } from './describe-access.js';
import { checkArguments } from './arguments.js';
import { logDenied } from './operation-log.js';

type Field = GraphQLField<unknown, SubscriptionContext>;

const subscriptionFields = (schema: GraphQLSchema): Field[] =>
  Object.values<Field>(schema.getSubscriptionType()?.getFields() ?? {});

/**
 * Checks the policy of every subscription at its start. A change of the user's permissions closes
 * the connection. The client reconnects, and the policies are checked again.
 */
export function applySubscriptionPolicies(schema: GraphQLSchema): GraphQLSchema {
  for (const field of subscriptionFields(schema)) {
    const policy = policyOf(field);
    const { subscribe } = field;
    if (!subscribe) throw new Error(`Subscription ${field.name} has nothing to listen to`);
    field.description = `${field.description ?? ''}\n\n${describeAccess(policy)}`.trim();
    field.subscribe = async (source, args: Record<string, unknown>, context, info) => {
      try {
        checkRole(policy, context);
        checkPasskey(context);
        checkArguments(field, args);
        return await subscribe(source, args, context, info);
      } catch (error) {
        await logDenied(field.name, context, error);
        throw error;
      }
    };
  }
  return schema;
}

const allowOnly =
  (isAllowed: (operation: OperationTypeNode) => boolean, message: string): ValidationRule =>
  (context) => ({
    OperationDefinition(node) {
      if (!isAllowed(node.operation))
        context.reportError(new GraphQLError(message, { nodes: node }));
    },
  });

/** Validation rule for HTTP, which does not support subscriptions. */
export const noSubscriptions = allowOnly(
  (operation) => operation !== OperationTypeNode.SUBSCRIPTION,
  'Subscriptions are answered over a WebSocket, with the protocol graphql-transport-ws',
);

/**
 * Validation rule for WebSockets: queries and mutations must use HTTP, where rate limits count
 * them.
 */
export const onlySubscriptions = allowOnly(
  (operation) => operation === OperationTypeNode.SUBSCRIPTION,
  'A WebSocket takes subscriptions only: send queries and mutations over HTTP',
);
