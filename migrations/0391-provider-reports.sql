-- What has happened to the shop's money at a provider, or at its bank, and not by the shop: a refund from the provider's own desk, money that
-- was taken back, a refund that has come back; and what the provider reports in another currency, for another account or under a reference
-- the shop does not know. Each once, under the provider's own name for it, until a person has looked at it.
create table provider_reports (
  report_id    uuid primary key,
  provider     text not null,
  kind         text not null check (kind in ('payment', 'refund', 'reversal', 'dispute')),
  provider_id  text not null,
  payment_id   uuid references payments,
  -- In the smallest unit of its currency.
  amount_cents bigint not null check (amount_cents >= 0),
  currency     text not null,
  reference    text not null,
  state        text not null check (state in ('processing', 'booked', 'came-back', 'declined', 'unfit')),
  problem      text check (problem in ('currency', 'reference', 'payee', 'amount')),
  -- What went beyond all that was left of its payment.
  loss_cents   bigint not null default 0 check (loss_cents >= 0),
  happened_at  timestamptz not null,
  seen_at      timestamptz not null,
  settled_at   timestamptz,
  settled_by   uuid references accounts,
  note         text not null default '',
  unique (provider, provider_id),
  constraint provider_reports_unfit check ((state = 'unfit') = (problem is not null))
);
create index provider_reports_payment on provider_reports (payment_id);
create index provider_reports_settled_by on provider_reports (settled_by);
create index provider_reports_open on provider_reports (seen_at) where settled_at is null;
create index provider_reports_processing on provider_reports (provider) where state = 'processing';

-- By which of these a refund has gone, and which other one it is a part of.
alter table refunds add column report_id uuid references provider_reports, add column split_of uuid references refunds;
create index refunds_report on refunds (report_id) where report_id is not null;
create index refunds_split_of on refunds (split_of) where split_of is not null;

-- A refund that had gone and whose money is here again; it is owed until it has gone anew.
create table refund_returns (
  return_id    uuid primary key,
  refund_id    uuid not null references refunds,
  came_back_at timestamptz not null,
  gone_at      timestamptz
);
create unique index refund_returns_open on refund_returns (refund_id) where gone_at is null;
create index refund_returns_refund on refund_returns (refund_id);

-- Until when what a provider has to tell of refunds has been read.
create table provider_cursors (
  provider   text primary key,
  read_until timestamptz not null
);

-- The stand-in for PayPal: what it has taken back itself, and what has come back.
alter table sandbox_paypal_refunds add column is_reversal boolean not null default false, add column failed_at timestamptz;
