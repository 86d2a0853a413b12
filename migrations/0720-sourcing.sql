-- A member asks for something the shop does not have; global buyers say for how much and by when they would find it.
create table sourcing_requests (
  request_id     uuid primary key,
  request_number text not null unique,
  account_id     uuid not null references accounts,
  state          text not null check (state in ('waiting', 'open', 'chosen', 'searching', 'bought', 'sent', 'passed', 'done', 'kept',
    'closed', 'lapsed', 'refused', 'not-found', 'not-passed', 'cancelled')),
  language       text not null check (language in ('en', 'zh')),
  -- A house the shop knows; what was typed is kept beside it.
  brand_code     text references brands,
  house          text not null check (house <> ''),
  kind           text not null check (kind in ('bags', 'shoes', 'clothing', 'accessories', 'jewellery', 'watches', 'beauty', 'home', 'other')),
  size           text not null default '',
  colour         text not null default '',
  words          text not null,
  budget_cents   bigint not null check (budget_cents > 0),
  -- Of Hong Kong.
  needed_by      text not null check (needed_by ~ '^\d{4}-\d{2}-\d{2}$'),
  new_only       boolean not null,
  -- What the member may change as long as nothing is quoted moves it.
  version        integer not null default 1,
  asked_at       timestamptz not null,
  -- Until when quotes are taken.
  closes_at      timestamptz not null,
  ended_at       timestamptz,
  constraint sourcing_requests_ended check (
    (state in ('done', 'kept', 'closed', 'lapsed', 'refused', 'not-found', 'not-passed', 'cancelled')) = (ended_at is not null))
);
create index sourcing_requests_account on sourcing_requests (account_id, asked_at desc);
create index sourcing_requests_open on sourcing_requests (closes_at) where state = 'open';
create index sourcing_requests_state on sourcing_requests (state, asked_at);
create index sourcing_requests_brand on sourcing_requests (brand_code);

create table sourcing_pictures (
  request_id uuid not null references sourcing_requests,
  position   integer not null check (position >= 0),
  -- What is looked for, and the receipt and the item as the buyer abroad has photographed them.
  about      text not null default 'wanted' check (about in ('wanted', 'receipt')),
  upload_id  uuid not null unique references uploads,
  primary key (request_id, about, position)
);

-- One of a merchant for a request: a change is a new version of it.
create table sourcing_quotes (
  quote_id    uuid primary key,
  request_id  uuid not null references sourcing_requests,
  merchant_id uuid not null references merchants,
  account_id  uuid not null references accounts,
  state       text not null default 'open' check (state in ('open', 'withdrawn', 'accepted', 'lost')),
  version     integer not null default 1,
  -- In all: duty and the way here are in it.
  price_cents bigint not null check (price_cents > 0),
  days        integer not null check (days > 0),
  valid_until timestamptz not null,
  country     text not null check (country <> ''),
  shop        text not null,
  words       text not null,
  is_new      boolean not null,
  quoted_at   timestamptz not null,
  unique (request_id, merchant_id)
);
create index sourcing_quotes_merchant on sourcing_quotes (merchant_id, quoted_at desc);
create index sourcing_quotes_account on sourcing_quotes (account_id);
create unique index sourcing_quotes_accepted on sourcing_quotes (request_id) where state = 'accepted';

-- Where a global buyer buys, and which houses; without houses: all of them.
create table sourcing_scopes (
  merchant_id uuid primary key references merchants,
  version     integer not null default 1,
  countries   text[] not null,
  houses      text[] not null
);

create table sourcing_steps (
  request_id  uuid not null references sourcing_requests,
  position    integer not null check (position >= 0),
  act         text not null check (act in ('ask', 'change', 'release', 'refuse', 'close', 'lapse', 'quote', 'requote', 'unquote', 'choose', 'unchoose',
    'pay', 'buy', 'send', 'pass', 'fail', 'miss', 'give-up', 'cancel', 'complete', 'keep', 'dispute')),
  words       text not null default '',
  actor_kind  text not null check (actor_kind in ('shopper', 'clock', 'operator', 'seller', 'provider', 'bank', 'machine')),
  actor_id    uuid references accounts,
  actor       text not null,
  happened_at timestamptz not null,
  primary key (request_id, position)
);
create index sourcing_steps_actor on sourcing_steps (actor_id);
create trigger sourcing_steps_stand before update or delete on sourcing_steps
  for each statement execute function refuse_rewriting();
create trigger sourcing_steps_kept before truncate on sourcing_steps
  for each statement execute function refuse_rewriting();
