-- What shoppers tell of themselves, guests and members alike; what only members have is added as columns.
create table account_details (
  account_id  uuid primary key,
  first_name  text not null,
  last_name   text not null,
  area_number text not null,
  mobile      text not null,
  email       text not null,
  language    text not null check (language in ('en', 'zh')),
  side        text not null check (side in ('women', 'men')),
  changed_at  timestamptz not null
);
