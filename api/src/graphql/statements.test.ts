import {
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../http/schema.js';
import { createRazorpay } from '../payment-links/razorpay.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { recordSqlStatements } from '../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { wholeDocuments } from '../testing/whole-documents.js';
import { Role } from '../users/user.entity.js';

/** Nothing listens on this port: the queries of this test never call the payment provider. */
const KEYS = { keyId: 'rzp_test', keySecret: 'secret', webhookSecret: 'secret' };
const payments = createRazorpay({ ...KEYS, apiUrl: 'http://127.0.0.1:9' });

/** Number of rows of every list in the first and the second measurement. */
const [FEW, MANY] = [2, 40];
const QUERIES = wholeDocuments(schema, 3).filter(({ kind }) => kind === 'query');

/**
 * Lists of constant or bounded length: fixed values, days, search results, latest entries (at most
 * ten), totals, lines of one invoice, and the three number series.
 */
const NO_ROWS = new Set([
  ...['Query.cashOfDay', 'Query.dailyTotals', 'Query.orderQueueCounts', 'Query.states'],
  ...['SearchResults.customers', 'SearchResults.orders', 'Order.pieceCounts', 'Order.photos'],
  ...['RoundsOfDay.rounds', 'Round.stops', 'Query.myRounds'],
  ...[
    'PickupAvailability.days',
    'Query.reportTimeSeries',
    'Query.reportByDimension',
    'Query.reportByClothType',
  ],
  ...[
    'GstSummary.byRate',
    'GstInvoiceConnection.edges',
    'GstInvoiceConnection.nodes',
    'GstInvoice.taxes',
    'Query.gstB2cs',
  ],
  ...['Query.gstHsnSummary', 'Query.gstNilRated', 'Query.gstDocuments', 'JournalVoucher.postings'],
  ...['Business.series', 'Query.accessPresets', 'Query.reportControl', 'ReportControlRow.orders'],
  // Results of a mutation, which this test does not call.
  'BulkOrdersPayload.results',
]);

/** Lists with a maximum number of rows. */
const SHORT: Record<string, number> = {
  ...{ 'Query.customerDuplicates': 20, 'Query.duplicateSuggestions': 20 },
  ...{ 'Query.customerMerges': 20, 'Query.orderEmails': 20 },
};

/** Every list of objects in the results of queries, by type and name. */
const LISTS = new Set<string>();
for (const type of Object.values(schema.getTypeMap()))
  if (isObjectType(type) && type !== schema.getMutationType() && !type.name.startsWith('__'))
    for (const field of Object.values(type.getFields()))
      if (isListType(getNullableType(field.type)) && !isLeafType(getNamedType(field.type)))
        LISTS.add(`${type.name}.${field.name}`);
for (const name of NO_ROWS) LISTS.delete(name);

/** Maximum length of the lists of a response, by type. */
function lengthsIn(document: string, data: unknown): Map<string, number> {
  const found = new Map<string, number>();
  const values = [[data]];
  const types = new TypeInfo(schema);
  const within = (key: string) => {
    const inner = values.at(-1)?.flatMap((value) => (value as Record<string, unknown>)[key] ?? []);
    values.push((inner ?? []).flat());
    return values.at(-1)?.length ?? 0;
  };
  const definitions = parse(document).definitions.slice(0, 1);
  visit(
    { kind: 'Document', definitions } as ReturnType<typeof parse>,
    visitWithTypeInfo(types, {
      Field: {
        enter({ name, alias, selectionSet }) {
          if (!selectionSet) return undefined;
          const parent = types.getParentType()?.name;
          const list = isListType(getNullableType(types.getType()));
          const rows = within((alias ?? name).value);
          if (list) found.set(`${parent}.${name.value}`, rows);
          return undefined;
        },
        leave({ selectionSet }) {
          if (selectionSet) values.pop();
        },
      },
    }),
  );
  return found;
}

let test: TestServer;
let admin: TestUser;
let owner: TestUser;
let twin: TestUser;
let orderId = '';
beforeAll(async () => {
  test = await startTestServer({ providers: () => ({ payments }) });
  admin = await makeAdmin(test);
  owner = await makeUser(test, { role: Role.ENTERPRISE });
  twin = await makeUser(test);
  await test.orm.em.fork().execute(ADYAR);
  await fill(FEW);
});
afterAll(() => test.stop());

const STATEMENT = JSON.stringify({
  ...{ from: '2020-01-01', to: '2020-01-31', opening: 0, charged: 0, credited: 0, closing: 0 },
  ...{ balanceDue: 0, advance: 0 },
  ageing: { upTo30: 0, upTo60: 0, upTo90: 0, over90: 0, held: 0 },
  ...{ lines: 0, notInvoicedOrders: 0, notInvoiced: 0 },
});

/** SQL that adds rows: to an order, to a user, and to tables without an owner. */
const ROWS = [
  `insert into order_item (id, order_id, position, name, quantity, price)
   select gen_random_uuid(), $order, n + (select count(*) from order_item), 'Shirt', 1, 100`,
  `insert into order_adjustment (id, order_id, position, kind, amount, reason)
   select gen_random_uuid(), $order, n + (select count(*) from order_adjustment), 'surcharge', 100, 'Stairs'`,
  `insert into cash_up (id, day, user_id, number, entries, expected, counted, closed_by)
   select gen_random_uuid(), '2026-01-01', $admin, n + (select count(*) from cash_up), 1, 100, 100, $admin`,
  `insert into order_event (id, order_id, kind) select gen_random_uuid(), $order, 'booked'`,
  `insert into payment (id, order_id, amount, kind) select gen_random_uuid(), $order, 100, 'payment'`,
  `insert into tax_document (id, kind, year, number, order_id, issued_on, issued_at, total, taxable, cgst, sgst, igst, content)
   select gen_random_uuid(), 'BOS', 2026, n + (select count(*) from tax_document), $order, current_date, now(), 100, 100, 0, 0, 0, '{}'`,
  `insert into statement (id, user_id, month, created_at, figures, content)
   select gen_random_uuid(), $owner, date '2020-01-01' + (n + (select count(*) from statement)) * interval '1 month', now(), '${STATEMENT}', '{}'`,
  `insert into mail (id, recipient, topic, order_id) select gen_random_uuid(), 'a@laundry.test', 'Your bill', $order`,
  `insert into mail (id, recipient, topic, status) select gen_random_uuid(), 'a@laundry.test', 'access given', 'failed'`,
  `insert into failed_webhook (id, event_id, outcome) select gen_random_uuid(), gen_random_uuid(), 'unreadable'`,
  `insert into address (id, user_id, address, city, state, pincode)
   select gen_random_uuid(), $owner, '1 Long Street', 'Chennai', 'Tamil Nadu', '600001'`,
  `insert into recurring_pickup (id, user_id, every, starts_on, handled_until, next_day)
   select gen_random_uuid(), $owner, 'week', current_date, current_date, current_date + 7`,
  `insert into passkey (id, user_id, credential_id, public_key, counter, name)
   select gen_random_uuid(), $admin, gen_random_uuid(), '', 0, 'A key'`,
  `insert into session (token_hash, user_id, expires_at)
   select sha256(gen_random_uuid()::text::bytea), $admin, now() + interval '1 day'`,
  `insert into app (id, name, kind, user_id, permissions, owner_id)
   select gen_random_uuid(), gen_random_uuid(), 'office', $admin, '{orders.read}', $admin`,
  `insert into api_token (id, app_id, label, token_hash, hint, created_by, expires_at)
   select gen_random_uuid(), (select min(id::text)::uuid from app), 'Server', sha256(gen_random_uuid()::text::bytea),
     'abcd', $admin, now() + interval '1 day'`,
  `insert into saved_filter (id, user_id, name, filters) select gen_random_uuid(), $admin, gen_random_uuid(), ''`,
  `insert into "user" (id, name, phone, role, email_proved)
   select gen_random_uuid(), 'A twin', (select phone from "user" where id = $twin), 'customer', true`,
  `insert into area (id, name) select gen_random_uuid(), 'Area ' || gen_random_uuid()`,
  `insert into area_slot (id, area_id, weekday, starts, ends, capacity)
   select gen_random_uuid(), (select min(id::text)::uuid from area where name = 'Adyar'), extract(dow from current_date + 1),
     to_char(time '00:00' + (n + (select count(*) from area_slot)) * interval '1 minute', 'HH24:MI'), '23:59', 5`,
  `insert into holiday (day, reason) select current_date + 30 + n + (select count(*) from holiday)::int, 'Pongal'`,
  `insert into pincode_waitlist_entry (id, pincode, email)
   select gen_random_uuid(), 700000 + n + (select count(*) from pincode_waitlist_entry), 'a@laundry.test'`,
  `insert into cloth (id, name, price) select gen_random_uuid(), 'Cloth ' || gen_random_uuid(), 100`,
  `insert into employee (id, name, phone, email)
   select gen_random_uuid(), 'Ravi', '9876543210', gen_random_uuid() || '@laundry.test'`,
  `insert into feedback (id, name, phone, message) select gen_random_uuid(), 'Asha', '9876543210', 'Good'`,
  `insert into contact_message (id, name, phone, email, address, message)
   select gen_random_uuid(), 'Asha', '9876543210', 'asha@laundry.test', 'Somewhere', 'A question'`,
  `insert into audit.entry (by_user_id, by_name, operation, kind, after)
   select gen_random_uuid(), 'Kala', 'updateOrderStatus', 'changed',
     (select jsonb_object_agg('field' || name, name) from generate_series(1, ${MANY}) name)`,
];

/** Adds the area of the PIN code in the queries. */
const ADYAR = `
  with adyar as (insert into area (id, name) values (gen_random_uuid(), 'Adyar') returning id)
  insert into area_pincode (pincode, area_id) select '600020', id from adyar`;

async function fill(rows: number): Promise<void> {
  for (let n = 0; n < rows; n += 1) {
    const customer = await makeUser(test);
    await makeOrder(test, customer, { orderStatus: 'picked' });
    await makeOrder(test, customer, { orderStatus: 'dispatched' });
    await makeStaff(test, ['rounds.drive']);
    orderId = (await makeOrder(test, owner, { orderStatus: 'picked' })).id;
  }
  const em = test.orm.em.fork();
  const ids = { order: orderId, owner: owner.id, admin: admin.id, twin: twin.id };
  for (const row of ROWS) {
    const insert = row.replace(/\$(\w+)/g, (_, name: keyof typeof ids) => `'${ids[name]}'::uuid`);
    await em.execute(`${insert} from generate_series(1, ${rows}) n`);
  }
  await em.execute(
    `insert into customer_merge (id, kept_id, merged_id, moved, merged_by)
     select gen_random_uuid(), '${twin.id}', u.id, '{}', '${admin.id}' from "user" u
     where u.name = 'A twin' and not exists (select from customer_merge m where m.merged_id = u.id)`,
  );
  await em.execute(
    `insert into price_list (enterprise_id) values ('${owner.id}') on conflict do nothing`,
  );
  await em.execute(
    `insert into price_list_item (enterprise_id, cloth_id, price, position)
     select '${owner.id}', id, 100, row_number() over () from cloth on conflict do nothing`,
  );
  // One user of each role is on the first page of users.
  await makeUser(test, { role: Role.ENTERPRISE });
  await makeStaff(test, ['rounds.drive']);
}

const OWN = new Set(['myOrders', 'myPriceList', 'recurringPickups', 'statements']);

/** The argument `id` of a query. */
function idFor(query: string): string {
  if (query === 'user') return owner.id;
  return query === 'customerDuplicates' || query === 'customerMerges' ? twin.id : orderId;
}

/**
 * Number of SQL statements of every GraphQL query with all its fields, and the lengths of its
 * lists.
 */
async function costs() {
  const counts: Record<string, number> = {};
  const lengths = new Map<string, number>();
  for (const { name, document, variables } of QUERIES) {
    const ids = {
      ...{ id: idFor(name), orderId, enterpriseId: owner.id },
      ...(name === 'statementFigures' ? { customerId: owner.id } : {}),
    };
    const { token } = OWN.has(name) ? owner : admin;
    const ask = () => test.graphql(document, { ...variables, ...ids, first: MANY }, token);
    // A new database connection sends setup statements, which must not be counted with the request.
    const { data } = await ask();
    for (const [list, rows] of lengthsIn(document, data ?? {}))
      lengths.set(list, Math.max(rows, lengths.get(list) ?? 0));
    counts[name] = (await recordSqlStatements(ask)).length;
  }
  return { counts, lengths };
}

describe('a query with all its fields', () => {
  it('costs as many database queries for forty rows of each list as for two', async () => {
    const few = await costs();
    await fill(MANY - FEW);
    const many = await costs();
    const without = (rows: number, { lengths }: typeof few) =>
      [...LISTS].filter((list) => {
        const wanted = Math.min(rows, SHORT[list] ?? rows);
        return (lengths.get(list) ?? 0) < wanted;
      });
    expect(without(FEW, few)).toEqual([]);
    expect(without(MANY, many)).toEqual([]);
    expect(many.counts).toEqual(few.counts);
  });
});
