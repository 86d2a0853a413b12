-- Where a merchant is paid is reviewed before anything is paid there. One in use is in use already; what a process of before names waits, too.
-- Until it is accepted the account before it stays in use, and is the one that is left where the other is refused.
alter table merchant_bank_accounts
  add column review      text not null default 'accepted' check (review in ('waiting', 'accepted', 'refused')),
  add column reviewed_at timestamptz,
  add column reviewed_by uuid references accounts,
  add column reason_en   text not null default '',
  add column reason_zh   text not null default '',
  -- Where its bank asks for the number of a card: sealed as the account is, with its last digits beside it.
  add column card        text not null default '' check (card = '' or card like '•••%'),
  add column sealed_card text;
alter table merchant_bank_accounts alter column review set default 'waiting';
drop index merchant_bank_accounts_one;
create unique index merchant_bank_accounts_now on merchant_bank_accounts (merchant_id) where ended_at is null and review = 'accepted';
create unique index merchant_bank_accounts_waiting on merchant_bank_accounts (merchant_id) where ended_at is null and review = 'waiting';
create index merchant_bank_accounts_reviewed_by on merchant_bank_accounts (reviewed_by) where reviewed_by is not null;

alter table merchant_steps drop constraint merchant_steps_act_check;
alter table merchant_steps add constraint merchant_steps_act_check
  check (act in ('hold-sales', 'hold-payouts', 'lift-sales', 'lift-payouts', 'rest', 'back', 'visit', 'leave', 'name-account',
    'accept-account', 'refuse-account'));
