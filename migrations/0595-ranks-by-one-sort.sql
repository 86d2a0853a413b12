-- The same ranks: who owns twins is found by the sort of each owner's offers, instead of by looking for a better twin of each offer.
create or replace view offer_ranks as
  with book as (
    select o.offer_id, o.sku_id, o.merchant_id, o.condition, o.sale_price_cents, o.available, o.priority, p.account_id,
      row_number() over (partition by o.sku_id, o.condition, p.account_id order by o.sale_price_cents, o.priority) as own_rank
    from offers o
      join merchant_card m on m.merchant_id = o.merchant_id
      left join merchant_people p on p.merchant_id = o.merchant_id and p.role = 'owner' and p.ended_at is null
    where o.state = 'live' and o.available > 0 and (o.expires_at is null or o.expires_at > now()) and m.state = 'active'
  ), told as (
    select offer_id, sku_id, merchant_id, condition, sale_price_cents, available, priority,
      coalesce(bool_or(account_id is not null and own_rank > 1), false) as is_twin
    from book group by offer_id, sku_id, merchant_id, condition, sale_price_cents, available, priority
  )
  select offer_id, sku_id, merchant_id, condition, sale_price_cents, available, priority, is_twin,
    case when is_twin then 0 else row_number() over (partition by sku_id, condition, is_twin order by sale_price_cents, priority) end as rank,
    count(*) filter (where not is_twin) over (partition by sku_id, condition) as ranked,
    min(sale_price_cents) over (partition by sku_id, condition) as best_cents
  from told;
