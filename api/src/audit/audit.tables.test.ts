import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** Tables without audit entries, each with its reason. */
const UNWATCHED: Record<string, string> = {
  account_rate_limit: 'Counts of the rate limits per account.',
  cash_up_entry: 'Which entries a closing holds; the closing is audited.',
  idempotency_key: 'A key and its request; the audit has the entries of what the request changed.',
  mikro_orm_migrations: 'How far the tables have come.',
  one_time_code: 'Codes to sign in.',
  one_time_link: 'Links to sign in; a pending e-mail is audited on the user.',
  order_figures: 'Sums of orders, which are audited themselves.',
  document_series: 'Last used document numbers; the documents are audited.',
  passkey_challenge: 'A step on the way to a passkey.',
  photo_file: 'The bytes of photos, whose rows are audited.',
  orphaned_photo: 'Files of deleted photos in the object store.',
  piece_count: 'Each is an event of the timeline, which is audited.',
  pincode_waitlist_entry: 'Visitors ask for it; staff change nothing.',
  price_list: 'The version of a list, whose rows are audited.',
  processed_webhook: 'What the provider of payments said.',
  rate_limit: 'How often a network address did something, for limits.',
  recurring_occurrence: 'A job makes them, with their orders.',
  daily_cloth_report: 'Sums of orders, which are audited themselves.',
  daily_report: 'Sums of orders, which are audited themselves.',
  report_dirty_day: 'Days of these sums that must be computed again.',
  routine: 'Which functions and triggers the database has.',
  sign_in_throttle: 'Failed attempts, for limits.',
  social_exchange: 'A step on the way of a social sign-in.',
  statement: 'A job makes them; their content is audited on the orders.',
  completed_statement_month: 'Of which months they are all made.',
  trusted_device: 'They are deleted with the sessions, which are audited.',
  waiting_invoice: 'Orders that wait for their invoice; the audit has the entry of each invoice.',
};

/**
 * Reasons why columns of audited tables are in no entry. This one: it is itself a time, person or
 * version.
 */
const MARK = 'Says itself when or by whom, or is a number of the row.';
const SECRET = 'Secret of its owner.';
const FOLLOWS = 'Follows from the others.';
const KEY = 'Names the row, or what it belongs to.';
const AS_BOOKED = 'Copied from the audited settings; the line on the bill is audited as well.';
const UNAUDITED_COLUMNS: Record<string, Record<string, string>> = {
  order: {
    ...{ created_at: MARK, updated_at: MARK, version: MARK },
    ...{ delivery_otp: SECRET, printed_code: SECRET, idempotency_key: SECRET },
    slot_id: 'Its times are audited.',
    ...{ express_basis_points: AS_BOOKED, express_amount: AS_BOOKED },
    ...{ short_id: FOLLOWS, payment_status: FOLLOWS, due: FOLLOWS, refundable: FOLLOWS },
  },
  recurring_pickup: {
    ...{ created_at: MARK, version: MARK, updated_by: MARK },
    ...{ handled_until: FOLLOWS, slot_id: 'The time of its orders is audited.' },
  },
  order_settings: { id: KEY, version: MARK, updated_by: MARK },
  order_item: {
    ...{ id: KEY, position: MARK, cloth_id: KEY, sac: FOLLOWS, tax_rate: FOLLOWS },
    list_price: 'The price that was proposed; the report of control reads the step.',
  },
  order_adjustment: { id: KEY, position: MARK },
  order_event: {
    ...{ id: KEY, at: MARK, by_user_id: MARK, idempotency_key: SECRET },
    recorded_at: 'What a device said; the order tells it.',
    ...{ discount_change: FOLLOWS, repriced_items: FOLLOWS, repriced_amount: FOLLOWS },
    ...{ charge_basis_points: FOLLOWS, charge_amount: FOLLOWS },
  },
  order_photo: { id: KEY, bytes: MARK, at: MARK, added_by: MARK, idempotency_key: SECRET },
  tax_document: {
    ...{ id: KEY, refers_to: KEY, issued_at: MARK, issued_by: MARK },
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
    ...{ id: KEY, by_user_id: MARK, created_at: MARK, idempotency_key: SECRET },
    recorded_at: 'What a device said; the order tells it.',
  },
  saved_filter: { user_id: MARK, created_at: MARK, version: MARK, updated_by: MARK },
  cash_up: { created_at: MARK, closed_by: MARK },
  payment_link: {
    ...{ id: KEY, url: SECRET, provider_id: KEY },
    ...{ created_at: MARK, closed_at: MARK, checked_at: MARK },
  },
  online_payment: { created_at: MARK },
  mail: {
    ...{ sealed: SECRET, supersede_key: SECRET, status: 'The post office changes it.' },
    ...{ created_at: MARK, expires_at: MARK, sent_at: MARK, version: MARK, updated_by: MARK },
    ...{ attempts: MARK, last_attempt_at: MARK, failure_reason: 'The post office notes it.' },
    document_ids: 'Issuing these documents is audited, and sends it.',
    statement_id: 'A job makes statements, and sends them.',
  },
  failed_webhook: {
    ...{ event_id: KEY, order_id: KEY, payment_id: KEY, version: MARK, updated_by: MARK },
    ...{ created_at: MARK, attempts: MARK, last_attempt_at: MARK },
    ...{ kind: 'What the provider said.', amount: 'What the provider said.' },
    notification: 'What the provider said.',
  },
  user: {
    ...{
      created_at: MARK,
      updated_at: MARK,
      version: MARK,
      updated_by: MARK,
      search_text: FOLLOWS,
    },
    ...{ had_passkey: FOLLOWS, made_by: MARK, made_with: SECRET },
  },
  address: {
    ...{ id: KEY, created_at: MARK, updated_at: MARK, version: MARK, updated_by: MARK },
    search_text: FOLLOWS,
  },
  session: { id: KEY, token_hash: SECRET, last_seen_at: MARK, expires_at: MARK },
  passkey: {
    ...{ id: KEY, credential_id: SECRET, public_key: SECRET, counter: MARK, transports: MARK },
    last_used_at: MARK,
  },
  social_identity: { subject: SECRET, created_at: MARK },
  price_list_item: { position: MARK, cloth_id: 'Its name is audited.' },
  business: { version: MARK, updated_by: MARK, confirmed_by: MARK },
  business_logo: { content: 'The bytes of a picture.', version: MARK, updated_by: MARK },
  customer_merge: {
    ...{ id: KEY, merged_at: MARK, merged_by: MARK, undone_by: MARK },
    moved: 'Which rows moved; each tells it itself.',
  },
  dismissed_duplicate: { dismissed_by: MARK, dismissed_at: MARK },
  document_series_start: {},
  enterprise_terms: {},
  area: { version: MARK, updated_by: MARK },
  area_pincode: {},
  area_slot: { id: KEY },
  holiday: {},
  round: { version: MARK, updated_by: MARK },
  round_stop: { id: KEY, planned_by: MARK, ended_at: MARK, recorded_at: 'What a device said.' },
  cloth: { created_at: MARK, updated_at: MARK, version: MARK, updated_by: MARK },
  employee: {
    ...{
      created_at: MARK,
      updated_at: MARK,
      version: MARK,
      updated_by: MARK,
      search_text: FOLLOWS,
    },
    user_id: 'Who has permissions has an account.',
  },
  access_preset: { version: MARK, updated_by: MARK },
  feedback: { created_at: MARK },
  contact_message: { created_at: MARK },
};

/** Patterns of column names that may hold a secret. */
const OPENS = /hash|token|secret|sealed|otp|pass(word|phrase)|code$|^code|credential|_key$|url/;
const OPENS_NOTHING = ['pincode'];

interface Watched {
  table: string;
  /**
   * Columns that the trigger writes to entries: the one that identifies the object, and the others.
   */
  audited: string[];
  columns: string[];
  triggers: string[];
}

let test: TestServer;
let tables: Watched[];
beforeAll(async () => {
  test = await startTestServer();
  tables = await test.orm.em.fork().execute<Watched[]>(`
    select c.relname as table,
      array(select tgname::text from pg_trigger where tgrelid = c.oid and tgname like 'audited%' order by 1) as triggers,
      array(select distinct unnest((string_to_array(encode(tgargs, 'escape'), '\\000'))[3]::text[]
        || (string_to_array(encode(tgargs, 'escape'), '\\000'))[2])
        from pg_trigger where tgrelid = c.oid and tgname like 'audited%') as audited,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`);
});
afterAll(() => test.stop());

const watched = () => tables.filter(({ triggers }) => triggers.length);

it('every table is audited, or listed here with the reason why not', () => {
  const unwatched = tables.filter(({ triggers }) => !triggers.length).map(({ table }) => table);
  expect(unwatched).toEqual(Object.keys(UNWATCHED).sort());
  expect(watched().map(({ table }) => table)).toEqual(Object.keys(UNAUDITED_COLUMNS).sort());
});

describe('of a watched table', () => {
  it('every column is audited, or listed here with the reason why not', () => {
    for (const { table, audited, columns } of watched()) {
      // Entries of price list rows contain the name of the cloth type, which is in another table.
      const silent = columns.filter((name) => !audited.includes(name));
      expect([table, silent.sort()]).toEqual([
        table,
        Object.keys(UNAUDITED_COLUMNS[table] ?? {}).sort(),
      ]);
    }
  });

  it('no audited column contains a secret', () => {
    for (const { table, audited } of watched()) {
      const open = audited.filter((name) => OPENS.test(name) && !OPENS_NOTHING.includes(name));
      expect([table, open]).toEqual([table, []]);
    }
  });

  it('no trigger runs without an audit context', async () => {
    const conditions = await test.orm.em.fork().execute<{ name: string; asks: boolean }[]>(
      `select tgrelid::regclass || ' ' || tgname as name,
         pg_get_triggerdef(oid) like '%WHEN%current_setting(''laundry.audit_context''%' as asks
       from pg_trigger where tgname like 'audited%'`,
    );
    expect(conditions.filter(({ asks }) => !asks)).toEqual([]);
    expect(conditions.length).toBeGreaterThan(watched().length);
  });
});
