-- What the shop keeps of a merchant's price, and what merchants are paid by statement, are decided by people of finance; nobody approves a
-- statement of sales whose rule they changed.
update roles set permissions = permissions || '{keep-commissions}'
  where role_id = 'finance' and not permissions && '{keep-commissions}';
update roles set permissions = permissions || '{approve-statements}'
  where role_id = 'finance' and not permissions && '{approve-statements}';

alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check check (kind in ('refund', 'goodwill', 'points', 'payout', 'withdrawal', 'held',
  'difference', 'payment', 'statement', 'booking', 'coupon', 'invitation', 'campaign', 'setting', 'commission', 'write-off', 'completion'));

-- Who changed it; of older changes their name alone was kept.
alter table settings_history add column operator_id uuid references accounts;
create index settings_history_operator on settings_history (operator_id) where operator_id is not null;

-- What was approved to be paid by a statement; again where its payout came back. Without a payout nothing was left to pay.
create table statement_approvals (
  approval_id  uuid primary key,
  statement_id uuid not null references merchant_statements,
  amount_cents bigint not null check (amount_cents >= 0),
  payout_id    uuid unique references payouts,
  approved_by  uuid not null references accounts,
  approved_at  timestamptz not null,
  check ((payout_id is null) = (amount_cents = 0))
);
create index statement_approvals_statement on statement_approvals (statement_id, approved_at);
create index statement_approvals_approved_by on statement_approvals (approved_by);
create trigger statement_approvals_stand before update or delete on statement_approvals
  for each statement execute function refuse_rewriting();
create trigger statement_approvals_kept before truncate on statement_approvals
  for each statement execute function refuse_rewriting();

-- A merchant's payout is asked for by one of its people, or by whoever approved its statement.
alter table payouts
  drop constraint payouts_asked,
  add constraint payouts_asked check (case when merchant_id is null then asked_by is null
    else num_nonnulls(asked_by, requested_by) = 1 end) not valid;
alter table payouts validate constraint payouts_asked;

-- How a merchant's payout is, for whom its statements are.
create view merchant_payouts as
  select payout_id, merchant_id, state, amount_cents, requested_at from payouts where merchant_id is not null;

-- When a merchant was reminded of what it owes.
create table debt_reminders (
  reminder_id uuid primary key,
  merchant_id uuid not null references merchants,
  sent_by     uuid not null references accounts,
  sent_at     timestamptz not null
);
create index debt_reminders_merchant on debt_reminders (merchant_id, sent_at);
create index debt_reminders_sent_by on debt_reminders (sent_by);
