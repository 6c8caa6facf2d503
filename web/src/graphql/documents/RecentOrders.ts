import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { RecentOrdersQuery, RecentOrdersQueryVariables } from '../generated';
import { LateMark_OrderDefinition } from './LateMark_order';
import { OrderAmount_OrderDefinition } from './OrderAmount_order';
import { OrderRowCard_OrderDefinition } from './OrderRowCard_order';
import { OrderStatusChip_OrderDefinition } from './OrderStatusChip_order';
import { OrdersPrint_OrderDefinition } from './OrdersPrint_order';
import { PaymentStatusChip_OrderDefinition } from './PaymentStatusChip_order';
import { RecentOrderCard_OrderDefinition } from './RecentOrderCard_order';
import { RecentOrders_OrderDefinition } from './RecentOrders_order';
import { StepButton_OrderDefinition } from './StepButton_order';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const RecentOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentOrders_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},RecentOrders_OrderDefinition,OrderAmount_OrderDefinition,OrdersPrint_OrderDefinition,OrderStatusChip_OrderDefinition,PaymentStatusChip_OrderDefinition,RecentOrderCard_OrderDefinition,OrderRowCard_OrderDefinition,LateMark_OrderDefinition,StepButton_OrderDefinition]} as unknown as DocumentNode<RecentOrdersQuery, RecentOrdersQueryVariables>;
export const useRecentOrdersQuery = (options: QueryOptions<RecentOrdersQuery, RecentOrdersQueryVariables>): QueryResult<RecentOrdersQuery, RecentOrdersQueryVariables> =>
  useQuery(RecentOrdersDocument, options ?? {});