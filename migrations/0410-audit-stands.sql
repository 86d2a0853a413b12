-- What was done is evidence: it is added to and never changed, also by the shop's own role.
create trigger audit_trail_stands before update or delete or truncate on audit_trail
  for each statement execute function refuse_rewriting();

-- Each entry in the order in which it was sealed, with a fingerprint of itself and of all before it. The last of those sealed at one time
-- is signed with a key that is not in the database.
create table audit_seals (
  place     bigint primary key check (place > 0),
  entry_id  uuid not null unique references audit_trail,
  seal      bytea not null,
  key_name  text,
  signature bytea,
  sealed_at timestamptz not null default now(),
  constraint audit_seals_signed check ((key_name is null) = (signature is null))
);
create trigger audit_seals_stand before update or delete or truncate on audit_seals
  for each statement execute function refuse_rewriting();
