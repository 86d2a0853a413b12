-- Shoppers name the account a payout goes to. Its whole number is sealed with a key of the settings; beside it stands what may be shown.
alter table payouts
  add column sealed_account text,
  -- Who named it: the shopper on the order's page, or finance, which was told.
  add column account_by text check (account_by in ('shopper', 'operator')),
  -- Above the limit of the settings a second person looks at it.
  add column second_by uuid references accounts,
  -- Why the bank has not paid it, in words every shopper is told.
  add column failure_code text check (failure_code in ('account', 'name', 'closed', 'other'));
alter table payouts drop constraint payouts_account, drop constraint payouts_state_check;
-- Nothing stays that is not sealed: what has not been sent needs its account once more.
update payouts set state = 'requested' where state = 'approved';
update payouts set payee = null, bank_code = null, account = null where state in ('requested', 'failed');
update payouts set account = '•••' || right(regexp_replace(account, '\D', '', 'g'), 3) where account is not null;
alter table payouts
  add constraint payouts_state check (state in ('requested', 'checked', 'approved', 'sent', 'confirmed', 'failed')),
  add constraint payouts_account check (state in ('requested', 'failed') or (payee is not null and account is not null and approved_by is not null)),
  add constraint payouts_sealed check (state not in ('checked', 'approved') or sealed_account is not null),
  add constraint payouts_shown check (account is null or account like '•••%'),
  add constraint payouts_second check (second_by is null or second_by <> approved_by);

update roles set permissions = array_append(permissions, 'pay-out') where role_id = 'finance' and not 'pay-out' = any(permissions);
