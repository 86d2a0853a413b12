-- Somebody goes along the shelves: what was chosen to be counted, and what was found of it.
create table stock_counts (
  count_id   uuid primary key,
  name       text not null,
  -- What was chosen; empty asks for nothing.
  brand_code text not null,
  category   text not null,
  state      text not null default 'open' check (state in ('open', 'booked', 'dropped')),
  begun_at   timestamptz not null,
  begun_by   text not null,
  ended_at   timestamptz,
  ended_by   text,
  check ((state = 'open') = (ended_at is null))
);
create index stock_counts_newest on stock_counts (begun_at desc, count_id desc);

create table stock_count_lines (
  count_id uuid not null references stock_counts on delete cascade,
  offer_id uuid not null references offers on delete cascade,
  -- What lay there by the books when the count was begun, and when this variant was first and last scanned.
  expected integer not null,
  first_expected integer,
  last_expected  integer,
  counted  integer check (counted between 0 and 1000000),
  counted_at timestamptz,
  counted_by text,
  -- What was booked for it, and how many pieces orders want that are not there.
  change   integer,
  missing  integer,
  primary key (count_id, offer_id),
  check ((counted is null) = (last_expected is null))
);
create index stock_count_lines_offer on stock_count_lines (offer_id);
create index stock_count_lines_scanned on stock_count_lines (count_id, counted_at desc) where counted is not null;
