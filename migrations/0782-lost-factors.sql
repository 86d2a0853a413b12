-- A member who lost phone and recovery codes sets up another second factor once two people of the shop have agreed.
alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check check (kind in ('refund', 'goodwill', 'points', 'payout', 'withdrawal', 'held',
  'difference', 'payment', 'statement', 'booking', 'coupon', 'invitation', 'campaign', 'setting', 'commission', 'write-off', 'completion',
  'factor'));
