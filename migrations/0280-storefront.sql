-- What operators put before the shelves, each kept whole: collections, orders of lists and banners.
create table storefront_parts (
  kind       text not null check (kind in ('collection', 'list-order', 'banner')),
  -- Of a collection its part of the address, of an order the list it is for, of a banner an id.
  code       text not null,
  document   jsonb not null,
  version    integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (kind, code)
);

-- A side's menu is drafted and released as its home page is.
alter table home_drafts add column part text not null default 'home' check (part in ('home', 'menu'));
alter table home_drafts drop constraint home_drafts_pkey, add primary key (part, side);
insert into home_drafts (part, side) values ('menu', 'women'), ('menu', 'men');
alter table home_releases add column part text not null default 'home' check (part in ('home', 'menu'));
alter table home_releases drop constraint home_releases_pkey, add primary key (part, side, number);
