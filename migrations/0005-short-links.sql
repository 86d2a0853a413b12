-- A short word at the end of an address, and the page of this shop it leads to.
create table short_links (
  code       text primary key check (code ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'),
  target     text not null check (target ~ '^/([^/\\]|$)'),
  note       text not null default '',
  created_by text not null,
  created_at timestamptz not null
);
