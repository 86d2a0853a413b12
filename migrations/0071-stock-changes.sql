-- Whatever changes what is for sale, but for orders that hold it: who said so, and why. A piece that was ordered comes back once at most.
create table stock_changes (
  change_id  uuid primary key,
  offer_id   uuid not null references offers,
  kind       text not null check (kind in ('received', 'returned', 'damaged', 'corrected')),
  -- By how many pieces what is for sale grows. A piece that was not for sale when it was found damaged changes nothing.
  change     integer not null,
  unit_id    uuid unique references units,
  reason     text not null,
  actor      text not null,
  actor_id   uuid references accounts,
  changed_at timestamptz not null,
  constraint stock_changes_sign check (case kind when 'damaged' then change <= 0 when 'corrected' then change <> 0 else change > 0 end)
);
create index stock_changes_offer on stock_changes (offer_id, changed_at);
