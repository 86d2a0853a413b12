-- An invitation's reward that is held for review is given by two people, too.
alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check check (kind in ('refund', 'goodwill', 'points', 'payout', 'withdrawal', 'held',
  'difference', 'payment', 'statement', 'booking', 'coupon', 'invitation', 'campaign', 'setting', 'completion'));
