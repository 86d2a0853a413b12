-- What an operator gives, to whom, on what, how long and how much of it.
create table campaigns (
  campaign_id  uuid primary key,
  name_en      text not null,
  name_zh      text not null,
  terms_en     text not null default '',
  terms_zh     text not null default '',
  -- {"kind": "amount" …} with what belongs to the kind.
  benefit      jsonb not null,
  conditions   jsonb not null default '{}',
  -- How it is had: by everybody whom it fits, by one code all know, by codes of which each is good once, by claiming it, or given.
  had          text not null check (had in ('automatic', 'shared-code', 'single-codes', 'claimed', 'granted')),
  -- The code all know, or with which it is claimed.
  shared_code  text check (shared_code = upper(shared_code)),
  -- What it is given for by itself.
  occasion     text check (occasion in ('new-member', 'bag-received')),
  starts_at    timestamptz not null,
  ends_at      timestamptz check (ends_at > starts_at),
  -- How long a coupon holds from when it is had; until the campaign ends when left out.
  holds_days   integer check (holds_days > 0),
  budget_cents bigint check (budget_cents > 0),
  budget_uses  integer check (budget_uses > 0),
  per_member   integer check (per_member > 0),
  -- Share of it that the merchants of the pieces bear; the shop bears the rest.
  merchant_basis_points integer not null default 0 check (merchant_basis_points between 0 and 10000),
  -- Of a group one is used; nothing: it stands in none.
  exclusive_group text not null default '',
  with_others  boolean not null default true,
  -- Smaller comes first.
  priority     integer not null default 100,
  state        text not null default 'draft' check (state in ('draft', 'running', 'paused', 'ended')),
  version      integer not null default 1,
  changed_at   timestamptz not null,
  changed_by   text not null,
  check (had <> 'shared-code' or shared_code is not null),
  check (occasion is null or had = 'granted')
);
create unique index campaigns_code on campaigns (shared_code) where shared_code is not null;
create unique index campaigns_occasion on campaigns (occasion) where occasion is not null and state = 'running';
create index campaigns_running on campaigns (had) where state = 'running';

-- One right to a campaign. Of automatic campaigns and shared codes there is a row for each use, and none before. It has run out once
-- expires_at has passed: no state says so.
create table coupons (
  coupon_id      uuid primary key,
  campaign_id    uuid not null references campaigns,
  code           text check (code = upper(code)),
  owner_id       uuid references accounts,
  state          text not null default 'unused' check (state in ('unused', 'locked', 'used')),
  -- Null: nobody has put it by; it was used straight away, or still waits for somebody.
  claimed_at     timestamptz,
  expires_at     timestamptz,
  -- What it was given for, so that it is given once.
  occasion_key   text,
  order_id       uuid references orders,
  amount_cents   bigint not null default 0,
  -- Of the amount, what merchants bear.
  merchant_cents bigint not null default 0,
  -- The pieces it reduced.
  unit_ids       uuid[] not null default '{}',
  used_at        timestamptz,
  -- All it reduced has gone back; who had it has another in its place.
  returned_at    timestamptz,
  reminded_at    timestamptz,
  check ((state = 'unused') = (used_at is null)),
  check (state <> 'locked' or order_id is not null)
) with (fillfactor = 85);
create unique index coupons_code on coupons (code) where code is not null;
create unique index coupons_occasion on coupons (campaign_id, occasion_key) where occasion_key is not null;
create index coupons_owner on coupons (owner_id) where owner_id is not null;
create index coupons_order on coupons (order_id) where order_id is not null;
-- What a campaign has cost is a sum over this alone.
create index coupons_uses on coupons (campaign_id) include (amount_cents) where state <> 'unused' and returned_at is null;
create index coupons_campaign on coupons (campaign_id, coupon_id);
create index coupons_to_remind on coupons (expires_at) where state = 'unused' and claimed_at is not null and reminded_at is null;

-- By which somebody is known again who uses what is for new members alone: the contact, the device, the place it goes to, as hashes.
create table coupon_traces (
  coupon_id uuid not null references coupons on delete cascade,
  kind      text not null check (kind in ('contact', 'device', 'address')),
  trace     bytea not null,
  primary key (kind, trace, coupon_id)
);
create index coupon_traces_coupon on coupon_traces (coupon_id);

update roles set permissions = permissions || '{keep-campaigns}' where role_id = 'merchandiser' and not permissions && '{keep-campaigns}';
