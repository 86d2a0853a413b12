-- Points come in lots that end on different days. What is left of a lot is the sum of the ledger entries that name it: nothing counts here.
create table point_lots (
  lot_id     uuid primary key,
  owner_id   uuid not null references accounts,
  earned_at  timestamptz not null,
  expires_at timestamptz not null,
  -- What brought them: a piece that was received, a friend's gift, a correction by the shop.
  source     text not null check (source in ('piece', 'gift', 'correction')),
  source_id  uuid not null
);
create index point_lots_owner on point_lots (owner_id);
create index point_lots_source on point_lots (source_id);
create index point_lots_end on point_lots (expires_at);
