import type { RestRoute } from '../rest/route.js';
import { exportRoute } from './list/export.rest.js';

/** Fields of an order in REST. `date` and `partialAmount` are the names of the specification. */
export const ORDER = `
  fragment Order on Order {
    id
    shortId
    user { ...OrderCustomer }
    date: createdAt
    createdAt
    pickupDate
    promisedDate
    deliveryDate
    orderStatus
    paymentStatus
    totalPrice
    paidAmount
    partialAmount: paidAmount
    due
    refundable
    serviceCharge
    itemCount
    items { ...OrderItem }
    itemsTotal
    adjustments { id kind amount basisPoints reason }
    pickupName
    pickupPhoneNumber
    pickupAddress
    note
    express
    deliveryOTP
    paymentLink
    version
    updatedAt
  }
  fragment OrderCustomer on OrderCustomer { id name phone role }
  fragment OrderItem on OrderItem { id clothId name quantity price amount }
`;

const PAGE = `nodes { ...Order } pageInfo { endCursor hasNextPage }`;

const CREATED_AT = `query ($id: ID!) { order(id: $id) { createdAt } }`;

export const orderRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/order/createBookingFromCustomer',
    document: `mutation ($input: BookPickupInput!, $idempotencyKey: String) {
      bookPickup(input: $input, idempotencyKey: $idempotencyKey) { message booking { ...Order } }
    } ${ORDER}`,
    variables: { input: 'body', idempotencyKey: 'headers.idempotency-key' },
    names: { customerId: 'userId' },
  },
  {
    method: 'GET',
    path: '/order/getOrdersByUser/{id}',
    description: 'Orders of one user, newest first.',
    document: `query ($first: Int!, $after: String) {
      myOrders(first: $first, after: $after) { ${PAGE} }
    } ${ORDER}`,
    documentForAdmins: `query ($id: ID!, $first: Int!, $after: String) {
      orders(filter: { customerId: $id }, first: $first, after: $after) { ${PAGE} }
    } ${ORDER}`,
    variables: { id: 'params.id' },
    ofUser: 'params.id',
    list: { createdAtOf: CREATED_AT, whereEmpty: `query ($id: ID!) { user(id: $id) { id } }` },
  },
  {
    method: 'GET',
    path: '/order/getAllOrders',
    document: `query ($first: Int!, $after: String, $filter: OrderFilter) {
      orders(first: $first, after: $after, filter: $filter) { ${PAGE} }
    } ${ORDER}`,
    variables: { filter: 'query' },
    list: { createdAtOf: CREATED_AT },
  },
  exportRoute,
];
