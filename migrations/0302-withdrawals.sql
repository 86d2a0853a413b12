-- A withdrawal is a payout of a member: of what they have, to their bank account. One that fails is back in their balance, and over.
alter table payouts
  add column member_id uuid references accounts,
  -- When the last day of Hong Kong on which it may be paid is over.
  add column due_at timestamptz,
  drop constraint payouts_check,
  drop constraint payouts_state,
  drop constraint payouts_account;
alter table payouts
  add constraint payouts_check check (num_nonnulls(refund_id, held_id, member_id) = 1),
  add constraint payouts_state check (state in ('requested', 'checked', 'approved', 'sent', 'confirmed', 'failed', 'returned')),
  add constraint payouts_account check (state in ('requested', 'failed', 'returned') or (payee is not null and account is not null and approved_by is not null)),
  add constraint payouts_withdrawal check (case when member_id is null then state <> 'returned' and due_at is null
    else state <> 'failed' and due_at is not null and account is not null end),
  add constraint payouts_returned check (state <> 'returned' or sealed_account is null);
create index payouts_member on payouts (member_id, requested_at) where member_id is not null;
drop index payouts_open;
create index payouts_open on payouts (requested_at) where state not in ('confirmed', 'returned');
