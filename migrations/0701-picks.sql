-- What an influencer shows at an address of their own.
create table referral_pages (
  merchant_id uuid primary key references merchants,
  handle      text not null unique check (handle ~ '^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$'),
  title_en    text not null,
  title_zh    text not null,
  words_en    text not null default '',
  words_zh    text not null default '',
  is_shown    boolean not null default false,
  version     integer not null default 0,
  changed_at  timestamptz not null
);
create table referral_picks (
  merchant_id uuid not null references merchants,
  product_id  uuid not null references products,
  link_id     uuid not null references referral_links,
  position    integer not null,
  words_en    text not null default '',
  words_zh    text not null default '',
  primary key (merchant_id, product_id)
);
create index referral_picks_product on referral_picks (product_id);
create index referral_picks_link on referral_picks (link_id);
