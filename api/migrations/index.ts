import { Migration20261121000000_foundation } from './Migration20261121000000_foundation.js';
import { Migration20261121010000_social_sign_in } from './Migration20261121010000_social_sign_in.js';
import { Migration20261121020000_payment_links } from './Migration20261121020000_payment_links.js';
import { Migration20261121030000_refunds } from './Migration20261121030000_refunds.js';
import { Migration20261121040000_due } from './Migration20261121040000_due.js';
import { Migration20261121050000_versions } from './Migration20261121050000_versions.js';
import { Migration20261121055000_mails_that_end } from './Migration20261121055000_mails_that_end.js';
import { Migration20261121060000_pickup_name } from './Migration20261121060000_pickup_name.js';
import { Migration20261121070000_pickup_phone_search } from './Migration20261121070000_pickup_phone_search.js';
import { Migration20261121080000_sliding_tries } from './Migration20261121080000_sliding_tries.js';
import { Migration20261121090000_admin_by_setting } from './Migration20261121090000_admin_by_setting.js';
import { Migration20261121100000_devices } from './Migration20261121100000_devices.js';
import { Migration20261121110000_account_use } from './Migration20261121110000_account_use.js';
import { Migration20261121111000_wrong_delivery_codes } from './Migration20261121111000_wrong_delivery_codes.js';
import { Migration20261121120000_mailed_links } from './Migration20261121120000_mailed_links.js';
import { Migration20261121130000_passkeys } from './Migration20261121130000_passkeys.js';
import { Migration20261121210000_mails_to_one } from './Migration20261121210000_mails_to_one.js';
import { Migration20261121211000_links_of_nobodys_words } from './Migration20261121211000_links_of_nobodys_words.js';
import { Migration20261122100000_order_figures } from './Migration20261122100000_order_figures.js';
import { Migration20261122110000_order_lists } from './Migration20261122110000_order_lists.js';
import { Migration20261122120000_first_passkeys } from './Migration20261122120000_first_passkeys.js';
import { Migration20261122130000_asked_by } from './Migration20261122130000_asked_by.js';
import { Migration20261122150000_slots } from './Migration20261122150000_slots.js';
import { Migration20261122160000_own_writes } from './Migration20261122160000_own_writes.js';
import { Migration20261122170000_slot_default } from './Migration20261122170000_slot_default.js';
import { Migration20261122180000_told_changes } from './Migration20261122180000_told_changes.js';
import { Migration20261122190000_staff } from './Migration20261122190000_staff.js';
import { Migration20261122203000_desk } from './Migration20261122203000_desk.js';
import { Migration20261122213000_audit } from './Migration20261122213000_audit.js';
import { Migration20261122214500_bill_lines } from './Migration20261122214500_bill_lines.js';
import { Migration20261122223000_reports } from './Migration20261122223000_reports.js';
import { Migration20261122233000_cash_up } from './Migration20261122233000_cash_up.js';
import { Migration20261122234000_promised } from './Migration20261122234000_promised.js';
import { Migration20261122235000_several } from './Migration20261122235000_several.js';
import { Migration20261122235500_on_time } from './Migration20261122235500_on_time.js';
import { Migration20261123001000_views } from './Migration20261123001000_views.js';
import { Migration20261123002000_saved_views } from './Migration20261123002000_saved_views.js';
import { Migration20261123003000_attention } from './Migration20261123003000_attention.js';
import { Migration20261123004000_walk_in } from './Migration20261123004000_walk_in.js';
import { Migration20261123010000_areas } from './Migration20261123010000_areas.js';
import { Migration20261123020000_rounds } from './Migration20261123020000_rounds.js';
import { Migration20261123030000_live } from './Migration20261123030000_live.js';
import { Migration20261123040000_recurring } from './Migration20261123040000_recurring.js';
import { Migration20261123060000_counts } from './Migration20261123060000_counts.js';
import { Migration20261123061000_ways } from './Migration20261123061000_ways.js';
import { Migration20261123100000_photos } from './Migration20261123100000_photos.js';
import { Migration20261123101000_drives } from './Migration20261123101000_drives.js';
import { Migration20261123102000_heading } from './Migration20261123102000_heading.js';
import { Migration20261123110000_attempts } from './Migration20261123110000_attempts.js';
import { Migration20261123120000_recurring_told } from './Migration20261123120000_recurring_told.js';
import { Migration20261123180000_photos_elsewhere } from './Migration20261123180000_photos_elsewhere.js';
import { Migration20261123190000_recorded_at } from './Migration20261123190000_recorded_at.js';
import { Migration20261123210000_accents } from './Migration20261123210000_accents.js';
import { Migration20261123220000_business } from './Migration20261123220000_business.js';
import { Migration20261123221000_papers } from './Migration20261123221000_papers.js';
import { Migration20261123222000_tax_terms } from './Migration20261123222000_tax_terms.js';
import { Migration20261123230000_enterprise_terms } from './Migration20261123230000_enterprise_terms.js';
import { Migration20261123231000_statements } from './Migration20261123231000_statements.js';
import { Migration20261123233000_paper_mails } from './Migration20261123233000_paper_mails.js';
import { Migration20261123233100_credit_limit } from './Migration20261123233100_credit_limit.js';
import { Migration20261123234000_paper_told } from './Migration20261123234000_paper_told.js';
import { Migration20261123237000_statement_mails } from './Migration20261123237000_statement_mails.js';
import { Migration20261123238000_gst } from './Migration20261123238000_gst.js';
import { Migration20261123239000_logo } from './Migration20261123239000_logo.js';
import { Migration20261124000000_paper_series_start } from './Migration20261124000000_paper_series_start.js';
import { Migration20261124010000_idempotency_keys } from './Migration20261124010000_idempotency_keys.js';
import { Migration20261124070000_balance_due } from './Migration20261124070000_balance_due.js';
import { Migration20261124040000_bill_rights } from './Migration20261124040000_bill_rights.js';
import { Migration20261124040100_control_report } from './Migration20261124040100_control_report.js';
import { Migration20261124050000_business_confirmed } from './Migration20261124050000_business_confirmed.js';
import { Migration20261124060000_customer_merges } from './Migration20261124060000_customer_merges.js';
import { Migration20261124081000_order_settings } from './Migration20261124081000_order_settings.js';
import { Migration20261124081100_required_counts } from './Migration20261124081100_required_counts.js';
import { Migration20261124083000_access_presets } from './Migration20261124083000_access_presets.js';
import { Migration20261125224500_printed_code } from './Migration20261125224500_printed_code.js';
import { Migration20261125230000_updated_at } from './Migration20261125230000_updated_at.js';
import { Migration20261126080000_rate_limit } from './Migration20261126080000_rate_limit.js';

/** In the order in which they run; a released one is never edited, only followed by another. */
export const migrations = [
  Migration20261121000000_foundation,
  Migration20261121010000_social_sign_in,
  Migration20261121020000_payment_links,
  Migration20261121030000_refunds,
  Migration20261121040000_due,
  Migration20261121050000_versions,
  Migration20261121055000_mails_that_end,
  Migration20261121060000_pickup_name,
  Migration20261121070000_pickup_phone_search,
  Migration20261121080000_sliding_tries,
  Migration20261121090000_admin_by_setting,
  Migration20261121100000_devices,
  Migration20261121110000_account_use,
  Migration20261121111000_wrong_delivery_codes,
  Migration20261121120000_mailed_links,
  Migration20261121130000_passkeys,
  Migration20261121210000_mails_to_one,
  Migration20261121211000_links_of_nobodys_words,
  Migration20261122100000_order_figures,
  Migration20261122110000_order_lists,
  Migration20261122120000_first_passkeys,
  Migration20261122130000_asked_by,
  Migration20261122150000_slots,
  Migration20261122160000_own_writes,
  Migration20261122170000_slot_default,
  Migration20261122180000_told_changes,
  Migration20261122190000_staff,
  Migration20261122203000_desk,
  Migration20261122213000_audit,
  Migration20261122214500_bill_lines,
  Migration20261122223000_reports,
  Migration20261122233000_cash_up,
  Migration20261122234000_promised,
  Migration20261122235000_several,
  Migration20261122235500_on_time,
  Migration20261123001000_views,
  Migration20261123002000_saved_views,
  Migration20261123003000_attention,
  Migration20261123004000_walk_in,
  Migration20261123010000_areas,
  Migration20261123020000_rounds,
  Migration20261123030000_live,
  Migration20261123040000_recurring,
  Migration20261123060000_counts,
  Migration20261123061000_ways,
  Migration20261123100000_photos,
  Migration20261123101000_drives,
  Migration20261123102000_heading,
  Migration20261123110000_attempts,
  Migration20261123120000_recurring_told,
  Migration20261123180000_photos_elsewhere,
  Migration20261123190000_recorded_at,
  Migration20261123210000_accents,
  Migration20261123220000_business,
  Migration20261123221000_papers,
  Migration20261123222000_tax_terms,
  Migration20261123230000_enterprise_terms,
  Migration20261123231000_statements,
  Migration20261123233000_paper_mails,
  Migration20261123233100_credit_limit,
  Migration20261123234000_paper_told,
  Migration20261123237000_statement_mails,
  Migration20261123238000_gst,
  Migration20261123239000_logo,
  Migration20261124000000_paper_series_start,
  Migration20261124010000_idempotency_keys,
  Migration20261124070000_balance_due,
  Migration20261124040000_bill_rights,
  Migration20261124040100_control_report,
  Migration20261124050000_business_confirmed,
  Migration20261124060000_customer_merges,
  Migration20261124081000_order_settings,
  Migration20261124081100_required_counts,
  Migration20261124083000_access_presets,
  Migration20261125224500_printed_code,
  Migration20261125230000_updated_at,
  Migration20261126080000_rate_limit,
];
