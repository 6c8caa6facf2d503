// What the contenders are asked. All but PostGraphile take the same requests; that one names some fields its own way,
// and answers to them under the same names.

const FACTS = `shortId createdAt pickupDate orderStatus paymentStatus totalPrice paidAmount due itemCount
  express pickupAddress`;
const ROW = `id ${FACTS} items { id name quantity price }`;
const PAGE = `pageInfo { hasNextPage }`;

export const DOCUMENTS = {
  W2: `query W2 { myOrders(first: 20) { nodes { ${ROW} } ${PAGE} } }`,
  W3: `query W3 {
    orders(first: 20, filter: { orderStatus: DELIVERED }) { nodes { ${ROW} user { id name phone } } ${PAGE} }
  }`,
  W5: `query W5($id: ID!) {
    order(id: $id) { ${ROW} payments { id amount method createdAt } timeline { id at to } }
  }`,
};

export type Compared = keyof typeof DOCUMENTS;

const OWN_ROW = `id: rowId ${FACTS}
  items: orderItemsByOrderIdList(orderBy: POSITION_ASC) { id: rowId name quantity price }`;

export const POSTGRAPHILE: Record<Compared, string> = {
  W2: `query W2 { myOrders { nodes { ${OWN_ROW} } ${PAGE} } }`,
  W3: `query W3 {
    deliveredOrders { nodes { ${OWN_ROW} user: userByUserId { id: rowId name phone } } ${PAGE} }
  }`,
  W5: `query W5($id: UUID!) {
    myOrder(id: $id) {
      ${OWN_ROW}
      payments: paymentsByOrderIdList(orderBy: [CREATED_AT_ASC, PRIMARY_KEY_ASC]) { id: rowId amount method createdAt }
      timeline: orderEventsByOrderIdList(orderBy: [AT_ASC, PRIMARY_KEY_ASC]) { id: rowId at to: toStatus }
    }
  }`,
};

/** Asked of this API alone. */
export const OWN = {
  Orders: `query Orders($filter: OrderFilter, $sort: OrderSort, $after: String) {
    orders(first: 20, filter: $filter, sort: $sort, after: $after) { nodes { ${ROW} user { id name phone } } ${PAGE} }
  }`,
  Totals: `query Totals($filter: OrderFilter) {
    orderTotals(filter: $filter) { count cancelled totalPrice paidAmount due toRefund }
  }`,
  Customers: `query Customers($search: String) {
    users(first: 20, filter: { search: $search }) { nodes { id name phone email role balance } ${PAGE} }
  }`,
  Suggestions: `query Suggestions($search: String) { orderCustomers(search: $search, first: 20) { id name phone } }`,
  Catalogue: `query Catalogue { cloths { id name price } }`,
  Book: `mutation Book($input: BookPickupInput!) { bookPickup(input: $input) { message booking { id shortId } } }`,
};
