-- The desk finds an order by a piece of its number, phone, e-mail or name among hundreds of thousands.
create extension if not exists pg_trgm;
alter table orders add column search_text text not null generated always as (lower(order_number || ' ' || contact_phone || ' ' || contact_email
  || ' ' || coalesce(receiver ->> 'firstName', '') || ' ' || coalesce(receiver ->> 'lastName', '')
  || ' ' || coalesce(receiver ->> 'lastName', '') || coalesce(receiver ->> 'firstName', ''))) stored;
create index orders_search on orders using gin (search_text gin_trgm_ops);
-- Nothing looks for a phone alone any more.
drop index orders_phone;
create index orders_placed on orders (placed_at desc);
