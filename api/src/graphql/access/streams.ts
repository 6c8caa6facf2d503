import {
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  OperationTypeNode,
  type ValidationRule,
} from 'graphql';
import type { Listening } from '../context.js';
import { checkPasskey, checkRole, policyOf, wordsOf } from './access.js';
import { checkArguments } from './arguments.js';
import { noteRefusal } from './deeds.js';

type Field = GraphQLField<unknown, Listening>;

const streamsOf = (schema: GraphQLSchema): Field[] =>
  Object.values<Field>(schema.getSubscriptionType()?.getFields() ?? {});

/**
 * Puts the policy of every subscription in front of it, as `guard` does for queries and mutations. It is asked when somebody begins to
 * listen; whoever is no longer who they were then is cut off, and asked anew when they come back.
 */
export function guardStreams(schema: GraphQLSchema): GraphQLSchema {
  for (const field of streamsOf(schema)) {
    const policy = policyOf(field);
    const { subscribe } = field;
    if (!subscribe) throw new Error(`Subscription ${field.name} has nothing to listen to`);
    field.description = `${field.description ?? ''}\n\n${wordsOf(policy)}`.trim();
    field.subscribe = async (source, args: Record<string, unknown>, context, info) => {
      try {
        checkRole(policy, context);
        checkPasskey(context);
        checkArguments(field, args);
        return await subscribe(source, args, context, info);
      } catch (error) {
        await noteRefusal(field.name, context, error);
        throw error;
      }
    };
  }
  return schema;
}

const only =
  (isMeant: (operation: OperationTypeNode) => boolean, message: string): ValidationRule =>
  (context) => ({
    OperationDefinition(node) {
      if (!isMeant(node.operation)) context.reportError(new GraphQLError(message, { nodes: node }));
    },
  });

/** Over HTTP nothing is told later. */
export const noSubscriptions = only(
  (operation) => operation !== OperationTypeNode.SUBSCRIPTION,
  'Subscriptions are answered over a WebSocket, with the protocol graphql-transport-ws',
);

/** What is asked once has HTTP, where all of it is counted. */
export const onlySubscriptions = only(
  (operation) => operation === OperationTypeNode.SUBSCRIPTION,
  'A WebSocket takes subscriptions only: send queries and mutations over HTTP',
);
