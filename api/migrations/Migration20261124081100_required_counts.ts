import { Migration } from '@mikro-orm/migrations';

const SETTINGS = `
alter table order_settings
  add column count_at_pickup boolean not null default false,
  add column count_into_plant boolean not null default false,
  add column count_out_of_plant boolean not null default false;
`;

const PLACES = `
alter table piece_count drop constraint piece_count_place_check;
alter table piece_count add constraint piece_count_place_check check (place in
  ('at pickup', 'into the plant', 'out of the plant')) not valid;
alter table piece_count validate constraint piece_count_place_check;
`;

const WATCHED = `
select audit_rows('order_settings', 'business', 'business_id',
  '{express_basis_points,express_amount,count_at_pickup,count_into_plant,count_out_of_plant}');
`;

/** Settings that require piece counts, see docs/decisions/074. */
export class Migration20261124081100_required_counts extends Migration {
  override up(): void {
    for (const part of [SETTINGS, PLACES, WATCHED]) this.addSql(part);
  }
}
