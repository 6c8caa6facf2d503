import { Migration } from '@mikro-orm/migrations';

/** People at identity providers, and the codes by which a popup hands over a sign-in. */
export class Migration20261121010000_social_sign_in extends Migration {
  override up(): void {
    this.addSql(`
create table social_identity (
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null references "user" (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (issuer, subject),
  constraint social_identity_one_per_provider unique (issuer, user_id)
);
create index social_identity_user on social_identity (user_id);

create table social_exchange (
  code_hash bytea primary key,
  user_id uuid not null references "user" (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index social_exchange_expiry on social_exchange (expires_at);
`);
  }
}
