import { Migration } from '@mikro-orm/migrations';

/** Whoever has an order open hears of its papers, which leave its version, see docs/decisions/059. */
export class Migration20261123234000_paper_told extends Migration {
  override up(): void {
    this.addSql('alter function tell_order_of_link() rename to tell_order_of_row');
    this.addSql(`
      create trigger paper_told after insert on paper
        for each row execute function tell_order_of_row()`);
  }
}
