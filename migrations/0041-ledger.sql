-- Double entry. A posting is a move of value that happened once; its entries sum to zero in each unit. A balance is the sum of an
-- account's entries: no row is changed by every order, and nothing that stands here is ever changed.
create table ledger_accounts (
  ledger_account_id uuid primary key,
  -- Null: the shop's own.
  owner_id uuid references accounts,
  purpose  text not null,
  unit     text not null check (unit in ('cents', 'points')),
  unique nulls not distinct (owner_id, purpose, unit)
);
create table ledger_postings (
  posting_id uuid primary key,
  kind       text not null,
  -- What was moved for: a payment, a refund. Each is posted once for each kind.
  subject_id uuid not null,
  posted_at  timestamptz not null,
  unique (subject_id, kind)
);
create table ledger_entries (
  posting_id uuid not null references ledger_postings,
  line       integer not null,
  ledger_account_id uuid not null references ledger_accounts,
  amount     bigint not null check (amount <> 0),
  order_id   uuid references orders,
  -- Of what comes in parts that end at different times, such as points: which part.
  lot        uuid,
  primary key (posting_id, line)
);
create index ledger_entries_account on ledger_entries (ledger_account_id);
create index ledger_entries_order on ledger_entries (order_id);

create function require_balance() returns trigger language plpgsql as $$
begin
  if exists (select from entered e join ledger_accounts a using (ledger_account_id)
      group by e.posting_id, a.unit having sum(e.amount) <> 0) then
    raise exception 'a posting that does not sum to zero';
  end if;
  return null;
end
$$;
create trigger ledger_balances after insert on ledger_entries
  referencing new table as entered for each statement execute function require_balance();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what stands in the ledger is not changed: post the opposite';
end
$$;
create trigger ledger_entries_stand before update or delete on ledger_entries for each statement execute function refuse_change();
create trigger ledger_postings_stand before update or delete on ledger_postings for each statement execute function refuse_change();
