#!/bin/sh
# Run once by the database's image, for a new database. Makes the two users of docs/drift.md: one owns the tables, the other cannot change
# what history says.
set -e
psql -v ON_ERROR_STOP=1 -v eier="$OWNER_PASSWORD" -v portal="$PORTAL_PASSWORD" <<'SQL'
create role portal_eier login password :'eier';
create role portal login password :'portal';
create database rettighetsportalen owner portal_eier;
SQL
