-- Brands are kept by operators: pictures, place in lists, and whether they are shown at all.
alter table brands
  -- In lists of brands the lower comes first, and names decide among equals.
  add column position integer not null default 1000,
  add column hidden boolean not null default false,
  -- A picture each with what it shows in both languages; null: none.
  add column logo jsonb,
  add column hero jsonb,
  add column version integer not null default 1,
  add column changed_by text not null default '',
  add column changed_at timestamptz;
alter table products drop constraint products_brand_code_fkey,
  add constraint products_brand_code_fkey foreign key (brand_code) references brands (brand_code) on update cascade;

-- The code is part of addresses: who asks by a former one is led on in one step.
create table brand_addresses (
  former     text primary key,
  brand_code text not null references brands on update cascade on delete cascade
);
create index brand_addresses_code on brand_addresses (brand_code);
create trigger brand_addresses_emit_change after insert or update or delete on brand_addresses
  for each statement execute function emit_taxonomy_change();
