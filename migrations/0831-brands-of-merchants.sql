-- Brands a merchant was accepted with: what its application names, found among the shop's brands by name or code, however it is written.
-- A brand that is added or renamed later is found from then on.
create function folded_name(named text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(lower(regexp_replace(normalize(named, nfkd), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g'))
$$;
create view merchant_brands as
  select distinct a.merchant_id, b.brand_code
  from applications a
    cross join lateral regexp_split_to_table(a.details ->> 'brands', '[,，、;；\n]+') as typed
    join brands b on folded_name(typed) in (folded_name(b.name), folded_name(b.brand_code))
  where a.merchant_id is not null and folded_name(typed) <> '';

-- The program decides who may sell what and says so; should it ever forget, nothing is written. What is kept for a brand is sold by the
-- company that was accepted with that brand.
create or replace function refuse_seller() returns trigger language plpgsql as $$
declare
  product uuid;
  sold_by text;
  brand text;
begin
  -- Each table by its own key: joined, a table that was emptied and filled again is read from end to end for every offer.
  select v.product_id into product from variants v where v.sku_id = new.sku_id;
  select p.sellers, p.brand_code into sold_by, brand from products p where p.product_id = product;
  if sold_by <> 'everyone' and exists (
    select from merchants m
      where m.merchant_id = new.merchant_id and not m.is_house and m.kind <> 'platform'
        and (sold_by = 'brand' or m.kind <> 'genuine-store')
        and (m.kind <> 'brand' or not exists (
          select from merchant_brands b where b.merchant_id = m.merchant_id and b.brand_code = brand))
  ) then
    raise exception 'the merchant of offer % may not sell its product', new.offer_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
