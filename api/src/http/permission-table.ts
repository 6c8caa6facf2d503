import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import {
  isPossible,
  isPossibleForCustomer,
  type OrderAction,
  ORDER_ACTION_NAMES,
  permissionOf,
} from '../../rules/order-actions.js';
import { OrderStatus } from '../../rules/order-status.js';
import { PERMISSION_LABELS, nameOf, Permission } from '../../rules/permission.js';
import { policyOf } from '../graphql/access/access.js';
import { describeAccess } from '../graphql/access/describe-access.js';
import { whoMayCall } from '../rest/route-schema.js';
import { compileRoutes } from '../rest/rest.js';
import { restRoutes } from './rest-routes.js';

const HEAD = `# Permissions of all operations

Written by \`npm run schema\` from the policies of the operations; do not edit it. For files (photos, invoices, statements, logo) see
\`/api/docs\`.

A driver with ROUNDS_DRIVE and without ORDERS_READ does what their permissions allow on the orders of their own rounds of yesterday,
today and tomorrow; every other order is NOT_FOUND. Records of other customers are NOT_FOUND for customers.`;

const list = (title: string, lines: string[]): string =>
  [`## ${title}`, lines.join('\n')].join('\n\n');

const statusList = (holds: (status: OrderStatus) => boolean): string =>
  Object.values(OrderStatus).filter(holds).join(', ');

const actionLine = (name: OrderAction): string => {
  const staff = statusList((status) => isPossible(name, status));
  const customer = statusList((status) => isPossibleForCustomer(name, status));
  const ofCustomer = customer && `; for the customer of the order: ${customer}`;
  return `- ${name}: for staff with ${nameOf(permissionOf(name))}: ${staff}${ofCustomer}`;
};

const whoOf = (type: GraphQLObjectType | null | undefined): string[] =>
  Object.values<GraphQLField<unknown, unknown>>(type?.getFields() ?? {})
    .map((field) => `- \`${field.name}\`: ${describeAccess(policyOf(field))}`)
    .sort();

/** Page of the documentation with every operation and every REST path, and who may call it. */
export function permissionTable(schema: GraphQLSchema): string {
  const { operations } = compileRoutes(schema, restRoutes);
  const parts = [
    HEAD,
    list(
      'Permissions',
      Object.values(Permission).map((one) => `- ${nameOf(one)}: ${PERMISSION_LABELS[one]}`),
    ),
    list(
      'Actions on an order, and the statuses that allow them',
      ORDER_ACTION_NAMES.map(actionLine),
    ),
    list('Queries', whoOf(schema.getQueryType())),
    list('Mutations', whoOf(schema.getMutationType())),
    list('Subscriptions', whoOf(schema.getSubscriptionType())),
    list(
      'REST',
      operations.map((route) => `- \`${route.method} /api${route.path}\`: ${whoMayCall(route)}`),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}
