-- What a merchant withdraws is a payout, like that of a member. `unknown`: it was sent, and nobody has said for days what became of it.
-- First not valid: each is wider than the rule before, and nobody waits while payouts are read.
alter table payouts
  add column merchant_id uuid references merchants,
  -- Who of its people has asked for it.
  add column asked_by uuid references accounts,
  drop constraint payouts_check,
  drop constraint payouts_state,
  drop constraint payouts_withdrawal,
  drop constraint payouts_sent,
  drop constraint payouts_account_by_check;
alter table payouts
  add constraint payouts_check check (num_nonnulls(refund_id, held_id, member_id, merchant_id) = 1) not valid,
  add constraint payouts_state
    check (state in ('requested', 'checked', 'approved', 'sent', 'unknown', 'confirmed', 'failed', 'returned')) not valid,
  add constraint payouts_withdrawal check (case when num_nonnulls(member_id, merchant_id) = 0
    then (state <> 'returned' or refund_id is not null) and due_at is null
    else state <> 'failed' and due_at is not null and account is not null end) not valid,
  add constraint payouts_asked check ((merchant_id is null) = (asked_by is null)) not valid,
  add constraint payouts_sent check (state not in ('sent', 'unknown', 'confirmed') or bank_reference is not null) not valid,
  add constraint payouts_account_by_check check (account_by in ('shopper', 'operator', 'merchant')) not valid;
alter table payouts
  validate constraint payouts_check,
  validate constraint payouts_state,
  validate constraint payouts_withdrawal,
  validate constraint payouts_asked,
  validate constraint payouts_sent,
  validate constraint payouts_account_by_check;
create index payouts_merchant on payouts (merchant_id, requested_at) where merchant_id is not null;
create index payouts_asked_by on payouts (asked_by) where asked_by is not null;
create index payouts_silent on payouts (changed_at) where state = 'sent';

-- Where a merchant is paid. The whole number is sealed, and kept no longer than the account is in use; beside it stand its last digits.
create table merchant_bank_accounts (
  bank_account_id uuid primary key,
  merchant_id     uuid not null references merchants,
  bank_code       text not null,
  holder          text not null,
  account         text not null check (account like '•••%'),
  sealed_account  text,
  named_by        uuid not null references accounts,
  named_at        timestamptz not null,
  -- Nothing is paid to it before.
  rests_until     timestamptz not null,
  ended_at        timestamptz,
  check ((ended_at is null) = (sealed_account is not null))
);
create unique index merchant_bank_accounts_one on merchant_bank_accounts (merchant_id) where ended_at is null;
create index merchant_bank_accounts_named_by on merchant_bank_accounts (named_by);
