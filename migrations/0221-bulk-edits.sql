-- One change made to many products, in steps: whoever dies leaves the rest to the next.
create table bulk_edits (
  edit_id      uuid primary key,
  operation    jsonb not null,
  state        text not null check (state in ('running', 'stopped', 'done', 'undoing', 'undone')),
  -- Products it is about, how many of them have been looked at, and how many of those are changed or left out.
  total        integer not null,
  done         integer not null default 0,
  changed      integer not null default 0,
  left_out     integer not null default 0,
  -- Of the changed ones, how many the way back has looked at, and how many are as they were.
  looked_back  integer not null default 0,
  taken_back   integer not null default 0,
  asked_by     text not null,
  asked_by_id  uuid not null references accounts,
  asked_at     timestamptz not null,
  undone_by    text,
  undone_by_id uuid references accounts,
  ended_at     timestamptz
);
create index bulk_edits_newest on bulk_edits (asked_at desc);
create index bulk_edits_under_way on bulk_edits (edit_id) where state in ('running', 'undoing');
create index bulk_edits_by on bulk_edits (asked_by_id);
create index bulk_edits_undone_by on bulk_edits (undone_by_id);

create table bulk_edit_products (
  edit_id    uuid not null references bulk_edits on delete cascade,
  product_id uuid not null,
  -- waiting → changed, same (it was so already) or left-out; changed → taken-back, or kept: somebody has changed it since.
  state      text not null check (state in ('waiting', 'changed', 'same', 'left-out', 'taken-back', 'kept')),
  -- Why it was left out.
  reason     text check ((reason is not null) = (state = 'left-out')),
  -- The version of the product that the edit has made.
  version    integer check (version is not null or state not in ('changed', 'taken-back', 'kept')),
  primary key (edit_id, product_id)
);
create index bulk_edit_products_waiting on bulk_edit_products (edit_id, product_id) where state = 'waiting';
create index bulk_edit_products_changed on bulk_edit_products (edit_id, product_id) where state = 'changed';
create index bulk_edit_products_told on bulk_edit_products (edit_id, state, product_id) where state in ('left-out', 'kept');
