-- Money that goes back to a bank account, since no provider can return it: approved by somebody with the account it goes to, sent
-- from the shop's own account, and confirmed when it stands on the statement.
create table payouts (
  payout_id      uuid primary key,
  refund_id      uuid unique references refunds,
  held_id        uuid unique references held_money,
  method         text not null check (method in ('bank', 'fps', 'card')),
  amount_cents   bigint not null check (amount_cents > 0),
  state          text not null check (state in ('requested', 'approved', 'sent', 'confirmed', 'failed')),
  payee          text,
  bank_code      text,
  account        text,
  bank_reference text,
  failure        text,
  requested_by   uuid references accounts,
  approved_by    uuid references accounts,
  requested_at   timestamptz not null,
  changed_at     timestamptz not null,
  check (num_nonnulls(refund_id, held_id) = 1),
  constraint payouts_account check (state = 'requested' or (payee is not null and account is not null and approved_by is not null)),
  constraint payouts_sent check (state not in ('sent', 'confirmed') or bank_reference is not null)
);
create index payouts_open on payouts (requested_at) where state <> 'confirmed';
create index payouts_changed on payouts (changed_at desc);
