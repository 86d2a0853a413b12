-- What operators have given members out of goodwill. What somebody has is never kept here: it is the sum of their account in the ledger.
create table goodwills (
  goodwill_id  uuid primary key,
  member_id    uuid not null references accounts,
  amount_cents bigint not null check (amount_cents > 0),
  reason       text not null,
  state        text not null check (state in ('waiting', 'given', 'declined')),
  asked_by     uuid not null references accounts,
  asked_at     timestamptz not null,
  -- The second person, who has agreed or declined; nobody below the limit.
  decided_by   uuid references accounts,
  decided_at   timestamptz,
  constraint goodwills_two_people check (state <> 'given' or decided_by is null or decided_by <> asked_by),
  constraint goodwills_waiting check (state <> 'waiting' or decided_by is null)
);
create index goodwills_member on goodwills (member_id, asked_at);
create index goodwills_open on goodwills (asked_at) where state = 'waiting';
-- An account that is forgotten is looked for wherever it is named.
create index goodwills_asker on goodwills (asked_by);
create index goodwills_decider on goodwills (decided_by);
