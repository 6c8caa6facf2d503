#!/bin/sh
# Starts PgBouncer with settings from the environment, which pgbouncer.ini cannot read: DATABASE_HOST and DATABASE_PORT
# of the primary, LISTEN_ADDR, LISTEN_PORT, DATABASE_PASSWORD of the role app, and RUN_DIR, a private folder.
set -eu
umask 077
printf '"app" "%s"\n' "$DATABASE_PASSWORD" >"$RUN_DIR/userlist.txt"
sed -e "s/^laundry = host=[^ ]* port=[^ ]*/laundry = host=$DATABASE_HOST port=$DATABASE_PORT/" \
  -e "s/^listen_addr = .*/listen_addr = $LISTEN_ADDR/" \
  -e "s/^listen_port = .*/listen_port = $LISTEN_PORT/" \
  -e "s|^auth_file = .*|auth_file = $RUN_DIR/userlist.txt|" \
  "$(dirname "$0")/pgbouncer.ini" >"$RUN_DIR/pgbouncer.ini"
exec "${PGBOUNCER:-pgbouncer}" "$RUN_DIR/pgbouncer.ini"
