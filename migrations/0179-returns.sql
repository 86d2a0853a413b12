-- What shoppers ask of pieces they have paid for: that one is not sent (`cancel`), or that it goes back (`return`).
create table returns (
  return_id     uuid primary key,
  -- Stands on the parcel that comes back, and is read out.
  return_number text not null unique,
  kind          text not null check (kind in ('cancel', 'return')),
  order_id      uuid not null references orders,
  state         text not null default 'asked'
    check (state in ('asked', 'agreed', 'sent', 'arrived', 'going-back', 'done', 'declined', 'withdrawn', 'lapsed')),
  note          text not null default '',
  -- Until when it is to be sent, once it is agreed to; and whether that was said again.
  send_by       timestamptz,
  reminded_at   timestamptz,
  -- Who brings it to us, and what of it back to the shopper.
  courier       text not null default '',
  tracking_number      text not null default '',
  back_courier  text not null default '',
  back_tracking_number text not null default '',
  asked_at      timestamptz not null default now(),
  constraint returns_cancel check (kind = 'return' or state in ('asked', 'done', 'declined', 'withdrawn')),
  constraint returns_send_by check (state not in ('agreed', 'lapsed') or send_by is not null)
);
create index returns_order on returns (order_id);
create index returns_queue on returns (state, asked_at);
create index returns_to_send on returns (send_by) where state = 'agreed';

-- Its pieces, of whichever merchants.
create table return_units (
  return_id    uuid not null references returns,
  unit_id      uuid not null references units,
  reason       text not null check (reason in ('changed-mind', 'wrong-size', 'faulty', 'not-as-described', 'wrong-piece')),
  -- As long as nothing has come of it yet.
  is_open      boolean not null default true,
  result       text check (result in ('accepted', 'rejected')),
  finding      text not null default '',
  refund_cents bigint not null default 0 check (refund_cents >= 0),
  primary key (return_id, unit_id),
  constraint return_units_finding check (result is distinct from 'rejected' or finding <> ''),
  constraint return_units_refund check (refund_cents = 0 or result = 'accepted')
);
-- Asked for once, from however many tabs; and taken back once.
create unique index return_units_open on return_units (unit_id) where is_open;
create unique index return_units_accepted on return_units (unit_id) where result = 'accepted';
create index return_units_unit on return_units (unit_id);

-- Of the shopper (no piece), and of the inspection of a piece.
create table return_pictures (
  return_id uuid not null references returns,
  position  integer not null check (position >= 0),
  unit_id   uuid references units,
  upload_id uuid not null unique references uploads,
  primary key (return_id, position)
);
create index return_pictures_unit on return_pictures (unit_id) where unit_id is not null;

-- What was said and done about it, the first first. No account: the shopper, or time.
create table return_steps (
  return_id   uuid not null references returns,
  position    integer not null check (position >= 0),
  act         text not null check (act in ('ask', 'withdraw', 'agree', 'decline', 'send', 'arrive', 'inspect', 'send-back', 'lapse')),
  words       text not null default '',
  unit_id     uuid references units,
  actor       text not null,
  actor_id    uuid references accounts,
  happened_at timestamptz not null default now(),
  primary key (return_id, position)
);
create index return_steps_actor on return_steps (actor_id);
create index return_steps_unit on return_steps (unit_id) where unit_id is not null;
create trigger return_steps_stand before update or delete on return_steps
  for each statement execute function refuse_rewriting();
