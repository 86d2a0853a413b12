-- What the shop's own bank says has come and gone: a file that finance has brought in, and each of its lines with what became of it.
create table bank_statements (
  statement_id uuid primary key,
  digest       text not null unique,
  format       text not null check (format in ('csv', 'ofx', 'feed')),
  -- Nobody where the bank itself has told of it.
  imported_by  uuid references accounts,
  imported_at  timestamptz not null
);
create index bank_statements_time on bank_statements (imported_at desc);
create index bank_statements_imported_by on bank_statements (imported_by);

create table statement_lines (
  line_id      uuid primary key,
  statement_id uuid not null references bank_statements,
  position     integer not null,
  -- The same money in another statement has the same key, so that it is booked once.
  line_key     text not null unique,
  -- A day in Hong Kong, as YYYY-MM-DD.
  booked_on    text not null check (booked_on ~ '^\d{4}-\d\d-\d\d$'),
  amount_cents bigint not null check (amount_cents <> 0),
  method       text not null check (method in ('bank', 'fps')),
  reference    text not null,
  payer        text not null,
  state        text not null check (state in ('waiting', 'order', 'held', 'out', 'known', 'same', 'doubtful', 'failed')),
  -- The order it was booked to, or the money that is held of it.
  order_number text,
  held_id      uuid unique references held_money,
  -- What had been typed by hand without an order, and is this line.
  same_as      uuid unique references money_repairs,
  settled_at   timestamptz,
  constraint statement_lines_order check (state <> 'order' or order_number is not null),
  unique (statement_id, position)
);
create index statement_lines_waiting on statement_lines (line_id) where state = 'waiting';
create index statement_lines_amount on statement_lines (amount_cents, booked_on);
create index statement_lines_of_order on statement_lines (order_number) where order_number is not null;
