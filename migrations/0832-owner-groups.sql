-- Merchants of one owner compete once: of the same person, company number or bank account. Who belongs together is worked out when that
-- changes and kept here, so that a rank asks nothing of it but a column. Null: of its own.
alter table merchants add column owner_group uuid;
create or replace view merchant_card as
  select merchant_id, merchant_code, kind, name_en, name_zh, is_house,
    case when state = 'active' and (lacks_documents or is_away or is_full or is_sold_up) then 'resting' else state end as state,
    coalesce(owner_group, merchant_id) as owner_group
  from merchants;

-- Where a merchant is to be paid by what the shop has accepted: the bank, the last digits and in whose name.
create view accepted_bank_accounts as
  select a.merchant_id, r.fields ->> 'bankCode' as bank_code, right(r.fields ->> 'account', 4) as last_digits, r.fields ->> 'payee' as holder
  from applications a join application_requirements r on r.application_id = a.application_id
  where a.merchant_id is not null and r.kind = 'bank-account' and r.is_newest and r.state = 'accepted';

-- The owners that each merchant has now, as the old view found them by their people alone.
update merchants m set owner_group = t.owner_group
  from (select own.merchant_id, min(other.merchant_id::text)::uuid as owner_group
    from merchant_people own join merchant_people other on other.account_id = own.account_id and other.role = 'owner' and other.ended_at is null
    where own.role = 'owner' and own.ended_at is null group by own.merchant_id having count(distinct other.merchant_id) > 1) t
  where t.merchant_id = m.merchant_id;

create or replace view offer_ranks as
  with book as (
    select o.offer_id, o.sku_id, o.merchant_id, o.condition, o.sale_price_cents, o.available, o.priority,
      row_number() over (partition by o.sku_id, o.condition, m.owner_group order by o.sale_price_cents, o.priority) > 1 as is_twin
    from offers o join merchant_card m on m.merchant_id = o.merchant_id
    where o.state = 'live' and o.available > 0 and (o.expires_at is null or o.expires_at > now()) and m.state = 'active'
  )
  select offer_id, sku_id, merchant_id, condition, sale_price_cents, available, priority, is_twin,
    case when is_twin then 0 else row_number() over (partition by sku_id, condition, is_twin order by sale_price_cents, priority) end as rank,
    count(*) filter (where not is_twin) over (partition by sku_id, condition) as ranked,
    min(sale_price_cents) over (partition by sku_id, condition) as best_cents
  from book;
