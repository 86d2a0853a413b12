-- Who may sell a product beside the shop itself, and from when on anybody may buy it.
alter table products
  add column sellers text not null default 'everyone' check (sellers in ('everyone', 'stores', 'brand')),
  add column release_at timestamptz,
  -- Its pages say that it is coming; turned when the time has come, so that they are drawn anew.
  add column coming boolean not null default false;
create index products_coming on products (release_at) where coming;

-- Nobody sells what is not theirs to sell, whoever writes the offer.
create function keep_sellers() returns trigger language plpgsql as $$
begin
  if not new.withdrawn and exists (
    select from variants v
      join products p on p.product_id = v.product_id
      join merchants m on m.merchant_id = new.merchant_id
      where v.sku_id = new.sku_id and p.sellers <> 'everyone' and not m.is_house
        and m.kind not in ('platform', 'brand') and (p.sellers = 'brand' or m.kind <> 'genuine-store')
  ) then
    new.withdrawn := true;
  end if;
  return new;
end $$;
-- Not for what is sold or received: `available` alone changes then.
create trigger keep_sellers before insert or update of withdrawn, merchant_id, sku_id on offers
  for each row execute function keep_sellers();

update product_drafts set document = '{"sellers": "everyone", "releaseTime": ""}'::jsonb || document;
update product_versions set document = '{"sellers": "everyone", "releaseTime": ""}'::jsonb || document;
