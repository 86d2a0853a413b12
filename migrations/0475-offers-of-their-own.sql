-- An offer says of what condition its piece is, where it stands, until when it holds, and which of two at one price goes first: the one
-- whose price was asked first. What it was before is kept.
drop trigger keep_sellers on offers;
drop function keep_sellers();
drop index offers_newest;
create sequence offer_priority;
alter table offers
  add column condition text not null default 'new' check (condition in ('new', 'like-new', 'very-good', 'good')),
  add column state text not null default 'live' check (state in ('live', 'withdrawn', 'expired')),
  add column expires_at timestamptz,
  add column priority bigint;
update offers set state = 'withdrawn' where withdrawn;
update offers o set priority = t.place
  from (select offer_id, row_number() over (order by created_at, offer_id) as place from offers) t where t.offer_id = o.offer_id;
select setval('offer_priority', (select count(*) + 1 from offers), false);
alter table offers
  alter column priority set not null,
  alter column priority set default nextval('offer_priority'),
  drop column withdrawn,
  drop constraint offers_sku_id_merchant_id_key,
  add constraint offers_once unique (sku_id, merchant_id, condition);
-- Follows from the state, and has no writer.
alter table offers add column withdrawn boolean not null generated always as (state <> 'live') stored;
create index offers_newest on offers (merchant_id, created_at desc, offer_id desc) where not withdrawn;
create index offers_expiring on offers (expires_at) where state = 'live' and expires_at is not null;

create table offer_history (
  entry_id         bigint primary key generated always as identity,
  offer_id         uuid not null references offers on delete cascade,
  kind             text not null check (kind in ('placed', 'priced', 'sale-began', 'sale-ended', 'withdrawn', 'expired')),
  list_price_cents bigint not null,
  sale_price_cents bigint not null,
  condition        text not null,
  state            text not null,
  expires_at       timestamptz,
  priority         bigint not null,
  actor_kind       text not null check (actor_kind in ('shopper', 'clock', 'operator', 'seller', 'provider', 'bank', 'machine')),
  actor_id         uuid references accounts,
  actor            text not null,
  changed_at       timestamptz not null
);
create index offer_history_offer on offer_history (offer_id, entry_id);
-- What was asked until now is where each begins.
insert into offer_history (offer_id, kind, list_price_cents, sale_price_cents, condition, state, expires_at, priority, actor_kind, actor, changed_at)
  select offer_id, 'placed', list_price_cents, sale_price_cents, condition, state, expires_at, priority, 'clock', '', created_at
  from offers order by priority;

-- The program decides who may sell what and says so; should it ever forget, nothing is written.
create function refuse_seller() returns trigger language plpgsql as $$
declare
  product uuid;
  sold_by text;
begin
  -- Each table by its own key: joined, a table that was emptied and filled again is read from end to end for every offer.
  select v.product_id into product from variants v where v.sku_id = new.sku_id;
  select p.sellers into sold_by from products p where p.product_id = product;
  if sold_by <> 'everyone' and exists (
    select from merchants m
      where m.merchant_id = new.merchant_id and not m.is_house
        and m.kind not in ('platform', 'brand') and (sold_by = 'brand' or m.kind <> 'genuine-store')
  ) then
    raise exception 'the merchant of offer % may not sell its product', new.offer_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
-- Not for what is sold or received: `available` alone changes then.
create trigger offers_seller before insert or update of state, merchant_id, sku_id on offers
  for each row when (new.state = 'live') execute function refuse_seller();

-- What can be bought: offers of new pieces that hold now. The best of a variant has stock, then the lowest price, then the lowest priority.
create view live_offers as
  select offer_id, sku_id, merchant_id, list_price_cents, sale_price_cents, available, created_at, priority
  from offers where state = 'live' and condition = 'new' and (expires_at is null or expires_at > now());
