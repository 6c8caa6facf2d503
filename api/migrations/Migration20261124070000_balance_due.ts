import { Migration } from '@mikro-orm/migrations';

// A kept statement knows its parts in all, not by order: what was paid ahead counts as its advance.
const FIGURES = `
update statement set figures = figures || jsonb_build_object(
  'advance', (figures->'ageing'->>'held')::float8,
  'balanceDue', (figures->>'closing')::float8 + (figures->>'notInvoiced')::float8 + (figures->'ageing'->>'held')::float8)
where not figures ? 'balanceDue';
`;

/** Stored statements show the balance due and the advance, see docs/decisions/069. */
export class Migration20261124070000_balance_due extends Migration {
  override up(): void {
    this.addSql(FIGURES);
  }
}
