import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** Tables without audit entries, each with its reason. */
const UNAUDITED_TABLES: Record<string, string> = {
  account_rate_limit: 'Counts of the rate limits per account.',
  cash_up_entry: 'Which entries a closing holds; the closing is audited.',
  event: 'A copy of changes, for programs; the changes are audited.',
  event_feed: 'Ends of the event feed.',
  idempotency_key: 'A key and its request; the audit has the entries of what the request changed.',
  mikro_orm_migrations: 'The applied migrations.',
  one_time_code: 'Codes to sign in.',
  one_time_link: 'Links to sign in; a pending e-mail is audited on the user.',
  order_figures: 'Sums of orders, which are audited themselves.',
  document_series: 'Last used document numbers; the documents are audited.',
  passkey_challenge: 'A challenge of a passkey registration or sign-in.',
  photo_file: 'The bytes of photos, whose rows are audited.',
  orphaned_photo: 'Files of deleted photos in the object store.',
  piece_count: 'Each is an event of the timeline, which is audited.',
  pincode_waitlist_entry: 'Visitors ask for it; staff change nothing.',
  price_list: 'The version of a list, whose rows are audited.',
  processed_webhook: 'Ids of webhooks of the payment provider.',
  rate_limit: 'How often a network address did something, for limits.',
  recurring_occurrence: 'A job makes them, with their orders.',
  daily_cloth_report: 'Sums of orders, which are audited themselves.',
  daily_report: 'Sums of orders, which are audited themselves.',
  report_dirty_day: 'Days of these sums that must be computed again.',
  routine: 'Which functions and triggers the database has.',
  sign_in_throttle: 'Failed attempts, for limits.',
  social_exchange: 'The code between the two steps of a social sign-in.',
  statement: 'A job makes them; their content is audited on the orders.',
  completed_statement_month: 'Months whose statements are all made by the job.',
  trusted_device: 'They are deleted with the sessions, which are audited.',
  waiting_invoice: 'Orders that wait for their invoice; the audit has the entry of each invoice.',
};

/** Reasons why a column of an audited table is in no entry. */
const ROW_DATA = 'Time, actor, version or position of the row.';
const SECRET = 'Secret of its owner.';
const FOLLOWS = 'Computed from audited columns.';
const KEY = 'Identifies the row or its object.';
const AS_BOOKED = 'Copied from the audited settings; the line on the bill is audited as well.';
const UNAUDITED_COLUMNS: Record<string, Record<string, string>> = {
  order: {
    ...{ created_at: ROW_DATA, updated_at: ROW_DATA, version: ROW_DATA },
    ...{ delivery_otp: SECRET, printed_code: SECRET, idempotency_key: SECRET },
    slot_id: 'Its times are audited.',
    ...{ express_basis_points: AS_BOOKED, express_amount: AS_BOOKED },
    ...{ short_id: FOLLOWS, payment_status: FOLLOWS, due: FOLLOWS, refundable: FOLLOWS },
  },
  recurring_pickup: {
    ...{ created_at: ROW_DATA, version: ROW_DATA, updated_by: ROW_DATA },
    ...{ handled_until: FOLLOWS, slot_id: 'The time of its orders is audited.' },
  },
  app: {
    ...{ created_at: ROW_DATA, version: ROW_DATA, updated_by: ROW_DATA },
    ...{ user_id: KEY, owner_id: ROW_DATA },
  },
  api_token: {
    ...{ id: KEY, created_at: ROW_DATA, created_by: ROW_DATA, token_hash: SECRET },
    ...{ last_used_at: ROW_DATA, last_used_address: ROW_DATA, warned_days: ROW_DATA },
  },
  order_settings: { id: KEY, version: ROW_DATA, updated_by: ROW_DATA },
  order_item: {
    ...{ id: KEY, position: ROW_DATA, cloth_id: KEY, sac: FOLLOWS, tax_rate: FOLLOWS },
    list_price: 'The price that was proposed; the report of control reads the step.',
  },
  order_adjustment: { id: KEY, position: ROW_DATA },
  order_event: {
    ...{ id: KEY, at: ROW_DATA, by_user_id: ROW_DATA, idempotency_key: SECRET },
    recorded_at: 'Time from a device; the timeline of the order shows it.',
    ...{ discount_change: FOLLOWS, repriced_items: FOLLOWS, repriced_amount: FOLLOWS },
    ...{ charge_basis_points: FOLLOWS, charge_amount: FOLLOWS },
  },
  order_photo: {
    id: KEY,
    bytes: ROW_DATA,
    at: ROW_DATA,
    added_by: ROW_DATA,
    idempotency_key: SECRET,
  },
  tax_document: {
    ...{ id: KEY, refers_to: KEY, issued_at: ROW_DATA, issued_by: ROW_DATA },
    ...{
      taxable: FOLLOWS,
      cgst: FOLLOWS,
      sgst: FOLLOWS,
      igst: FOLLOWS,
      rounding: FOLLOWS,
      content: FOLLOWS,
    },
  },
  payment: {
    ...{ id: KEY, by_user_id: ROW_DATA, created_at: ROW_DATA, idempotency_key: SECRET },
    recorded_at: 'Time from a device; the timeline of the order shows it.',
  },
  saved_filter: {
    user_id: ROW_DATA,
    created_at: ROW_DATA,
    version: ROW_DATA,
    updated_by: ROW_DATA,
  },
  cash_up: { created_at: ROW_DATA, closed_by: ROW_DATA },
  payment_link: {
    ...{ id: KEY, url: SECRET, provider_id: KEY },
    ...{ created_at: ROW_DATA, closed_at: ROW_DATA, checked_at: ROW_DATA },
  },
  online_payment: { created_at: ROW_DATA },
  mail: {
    ...{ sealed: SECRET, supersede_key: SECRET, status: 'The mail job changes it.' },
    ...{
      created_at: ROW_DATA,
      expires_at: ROW_DATA,
      sent_at: ROW_DATA,
      version: ROW_DATA,
      updated_by: ROW_DATA,
    },
    ...{ attempts: ROW_DATA, last_attempt_at: ROW_DATA, failure_reason: 'The mail job writes it.' },
    document_ids: 'Issuing these documents is audited, and sends it.',
    statement_id: 'A job makes statements, and sends them.',
  },
  failed_webhook: {
    ...{ event_id: KEY, order_id: KEY, payment_id: KEY, version: ROW_DATA, updated_by: ROW_DATA },
    ...{ created_at: ROW_DATA, attempts: ROW_DATA, last_attempt_at: ROW_DATA },
    ...{ kind: 'Content of the webhook.', amount: 'Content of the webhook.' },
    notification: 'Content of the webhook.',
  },
  user: {
    ...{
      created_at: ROW_DATA,
      updated_at: ROW_DATA,
      version: ROW_DATA,
      updated_by: ROW_DATA,
      search_text: FOLLOWS,
    },
    ...{ had_passkey: FOLLOWS, made_by: ROW_DATA, made_with: SECRET },
  },
  address: {
    ...{
      id: KEY,
      created_at: ROW_DATA,
      updated_at: ROW_DATA,
      version: ROW_DATA,
      updated_by: ROW_DATA,
    },
    search_text: FOLLOWS,
  },
  session: { id: KEY, token_hash: SECRET, last_seen_at: ROW_DATA, expires_at: ROW_DATA },
  passkey: {
    ...{
      id: KEY,
      credential_id: SECRET,
      public_key: SECRET,
      counter: ROW_DATA,
      transports: ROW_DATA,
    },
    last_used_at: ROW_DATA,
  },
  social_identity: { subject: SECRET, created_at: ROW_DATA },
  price_list_item: { position: ROW_DATA, cloth_id: 'Its name is audited.' },
  business: { version: ROW_DATA, updated_by: ROW_DATA, confirmed_by: ROW_DATA },
  business_logo: { content: 'The bytes of a picture.', version: ROW_DATA, updated_by: ROW_DATA },
  customer_merge: {
    ...{ id: KEY, merged_at: ROW_DATA, merged_by: ROW_DATA, undone_by: ROW_DATA },
    moved: 'Ids of the moved rows, which are audited themselves.',
  },
  dismissed_duplicate: { dismissed_by: ROW_DATA, dismissed_at: ROW_DATA },
  document_series_start: {},
  enterprise_terms: {},
  area: { version: ROW_DATA, updated_by: ROW_DATA },
  area_pincode: {},
  area_slot: { id: KEY },
  holiday: {},
  round: { version: ROW_DATA, updated_by: ROW_DATA },
  round_stop: {
    id: KEY,
    planned_by: ROW_DATA,
    ended_at: ROW_DATA,
    recorded_at: 'Time from a device.',
  },
  cloth: { created_at: ROW_DATA, updated_at: ROW_DATA, version: ROW_DATA, updated_by: ROW_DATA },
  employee: {
    ...{
      created_at: ROW_DATA,
      updated_at: ROW_DATA,
      version: ROW_DATA,
      updated_by: ROW_DATA,
      search_text: FOLLOWS,
    },
    user_id: 'Who has permissions has an account.',
  },
  access_preset: { version: ROW_DATA, updated_by: ROW_DATA },
  feedback: { created_at: ROW_DATA },
  contact_message: { created_at: ROW_DATA },
};

/** Pattern of column names that may hold a secret. */
const SECRET_NAMES =
  /hash|token|secret|sealed|otp|pass(word|phrase)|code$|^code|credential|_key$|url/;
const HARMLESS_NAMES = ['pincode'];

interface AuditedTable {
  table: string;
  /** Columns that the trigger writes to entries, including the id of the object. */
  audited: string[];
  columns: string[];
  triggers: string[];
}

let test: TestServer;
let tables: AuditedTable[];
beforeAll(async () => {
  test = await startTestServer();
  tables = await test.orm.em.fork().execute<AuditedTable[]>(`
    select c.relname as table,
      array(select tgname::text from pg_trigger where tgrelid = c.oid and tgname like 'audited%' order by 1) as triggers,
      array(select distinct unnest((string_to_array(encode(tgargs, 'escape'), '\\000'))[3]::text[]
        || (string_to_array(encode(tgargs, 'escape'), '\\000'))[2])
        from pg_trigger where tgrelid = c.oid and tgname like 'audited%') as audited,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`);
});
afterAll(() => test.stop());

const auditedTables = () => tables.filter(({ triggers }) => triggers.length);

it('every table is audited, or listed here with the reason why not', () => {
  const withoutTrigger = tables
    .filter(({ triggers }) => !triggers.length)
    .map(({ table }) => table);
  expect(withoutTrigger).toEqual(Object.keys(UNAUDITED_TABLES).sort());
  expect(auditedTables().map(({ table }) => table)).toEqual(Object.keys(UNAUDITED_COLUMNS).sort());
});

describe('in an audited table', () => {
  it('every column is audited, or listed here with the reason why not', () => {
    for (const { table, audited, columns } of auditedTables()) {
      // Entries of price list rows contain the name of the cloth type, which is in another table.
      const unaudited = columns.filter((name) => !audited.includes(name));
      expect([table, unaudited.sort()]).toEqual([
        table,
        Object.keys(UNAUDITED_COLUMNS[table] ?? {}).sort(),
      ]);
    }
  });

  it('no audited column contains a secret', () => {
    for (const { table, audited } of auditedTables()) {
      const secrets = audited.filter(
        (name) => SECRET_NAMES.test(name) && !HARMLESS_NAMES.includes(name),
      );
      expect([table, secrets]).toEqual([table, []]);
    }
  });

  it('no trigger runs without an audit context', async () => {
    const conditions = await test.orm.em.fork().execute<{ name: string; asks: boolean }[]>(
      `select tgrelid::regclass || ' ' || tgname as name,
         pg_get_triggerdef(oid) like '%WHEN%current_setting(''laundry.audit_context''%' as asks
       from pg_trigger where tgname like 'audited%'`,
    );
    expect(conditions.filter(({ asks }) => !asks)).toEqual([]);
    expect(conditions.length).toBeGreaterThan(auditedTables().length);
  });
});
