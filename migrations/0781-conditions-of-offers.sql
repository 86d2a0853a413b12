-- Photographs of the very item that is offered, where it is not new. One without a position is no longer shown; orders keep its address.
create table offer_pictures (
  offer_id  uuid not null references offers on delete cascade,
  upload_id uuid not null references uploads,
  position  smallint check (position between 0 and 9),
  primary key (offer_id, upload_id)
);
create index offer_pictures_upload on offer_pictures (upload_id);

-- What can be bought beside new items, as long as the shop allows it. The best of a variant and condition has the lowest price, then the
-- lowest priority.
create view used_offers as
  select o.offer_id, o.sku_id, o.merchant_id, o.condition, o.list_price_cents, o.sale_price_cents, o.available, o.priority, o.dispatch_days
  from offers o join merchant_card m on m.merchant_id = o.merchant_id
  where o.state = 'live' and o.condition <> 'new' and (o.expires_at is null or o.expires_at > now()) and m.state = 'active'
    and (select coalesce((select (s.value ->> 'conditions')::boolean from settings s where s.name = 'selling'), false));
create view used_offer_photos as
  select p.offer_id, p.position, p.upload_id, u.width, u.height from offer_pictures p join uploads u using (upload_id)
  where p.position is not null;

-- What a line of a bag is: any new item of its variant, or the one offer of an item that is not new.
alter table bag_lines add column line_id uuid;
update bag_lines set line_id = sku_id;
alter table bag_lines alter column line_id set not null, drop constraint bag_lines_pkey, add primary key (owner_id, line_id);
