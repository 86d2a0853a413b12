-- The account at the bank of the demo: what shoppers have practised to pay. `visible_at`: when the bank's own books show it.
create table sandbox_bank_movements (
  movement_id  uuid primary key,
  amount_cents bigint not null,
  reference    text not null,
  payer        text not null,
  booked_at    timestamptz not null,
  visible_at   timestamptz not null
);
create index sandbox_bank_movements_time on sandbox_bank_movements (visible_at);
