-- What has been sent has to arrive in time; and members say how a global buyer did once a request is over.
alter table sourcing_steps drop constraint sourcing_steps_act_check, add constraint sourcing_steps_act_check check (act in (
    'ask', 'change', 'release', 'refuse', 'close', 'lapse', 'quote', 'requote', 'unquote', 'choose', 'unchoose', 'pay', 'buy', 'send',
    'arrive', 'pass', 'fail', 'miss', 'give-up', 'cancel', 'complete', 'keep', 'dispute', 'review', 'hide-review'));

create table sourcing_reviews (
  request_id  uuid primary key references sourcing_requests,
  -- Whose quote was accepted.
  merchant_id uuid not null references merchants,
  stars       integer not null check (stars between 1 and 5),
  words       text not null,
  language    text not null check (language in ('en', 'zh')),
  reviewed_at timestamptz not null,
  -- A colleague has taken it down.
  hidden_at   timestamptz
);
create index sourcing_reviews_merchant on sourcing_reviews (merchant_id, reviewed_at desc) where hidden_at is null;
