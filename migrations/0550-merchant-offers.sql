-- What a merchant is doing: one that rests or is suspended sells nothing, and its offers wait as they are.
alter table merchants add column state text not null default 'active' check (state in ('active', 'resting', 'suspended'));
create or replace view merchant_card as select merchant_id, merchant_code, kind, name_en, name_zh, is_house, state from merchants;

-- Within how many days a piece is sent: up to four working days where it is in Hong Kong or Macau, five to eighteen days elsewhere.
alter table offers add column dispatch_days smallint not null default 4 check (dispatch_days between 1 and 18);
update offers o set dispatch_days = 18 from merchants m where m.merchant_id = o.merchant_id and m.kind = 'global-buyer';

alter table offer_history drop constraint offer_history_kind_check;
alter table offer_history add constraint offer_history_kind_check
  check (kind in ('placed', 'priced', 'changed', 'sale-began', 'sale-ended', 'withdrawn', 'expired'));

create or replace view live_offers as
  select o.offer_id, o.sku_id, o.merchant_id, o.list_price_cents, o.sale_price_cents, o.available, o.created_at, o.priority, o.dispatch_days
  from offers o join merchants m on m.merchant_id = o.merchant_id
  where o.state = 'live' and o.condition = 'new' and (o.expires_at is null or o.expires_at > now()) and m.state = 'active';

-- Everything that competes for a buyer of a variant in one condition, the lowest price first, of equal prices the earlier. Of two merchants
-- of one owner the better offer has a rank; the other, a twin, has none.
create view offer_ranks as
  with book as (
    select o.offer_id, o.sku_id, o.merchant_id, o.condition, o.sale_price_cents, o.available, o.priority,
      exists (
        select from offers b
          join merchants bm on bm.merchant_id = b.merchant_id
          join merchant_people theirs on theirs.merchant_id = b.merchant_id and theirs.role = 'owner' and theirs.ended_at is null
          join merchant_people own on own.account_id = theirs.account_id and own.merchant_id = o.merchant_id
            and own.role = 'owner' and own.ended_at is null
        where b.sku_id = o.sku_id and b.condition = o.condition and b.merchant_id <> o.merchant_id
          and b.state = 'live' and b.available > 0 and (b.expires_at is null or b.expires_at > now()) and bm.state = 'active'
          and (b.sale_price_cents, b.priority) < (o.sale_price_cents, o.priority)
      ) as is_twin
    from offers o join merchants m on m.merchant_id = o.merchant_id
    where o.state = 'live' and o.available > 0 and (o.expires_at is null or o.expires_at > now()) and m.state = 'active'
  )
  select offer_id, sku_id, merchant_id, condition, sale_price_cents, available, priority, is_twin,
    case when is_twin then 0 else row_number() over (partition by sku_id, condition, is_twin order by sale_price_cents, priority) end as rank,
    count(*) filter (where not is_twin) over (partition by sku_id, condition) as ranked,
    min(sale_price_cents) over (partition by sku_id, condition) as best_cents
  from book;

-- The lowest price beside an offer that its merchant knows of, and when they were last told of a lower one.
create table offer_undercuts (
  offer_id   uuid primary key references offers on delete cascade,
  best_cents bigint,
  told_at    timestamptz
);
create index merchant_people_owners on merchant_people (merchant_id) where role = 'owner' and ended_at is null;
