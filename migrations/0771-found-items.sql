-- What a global buyer has found is sold by an order of its own, which the deposit pays a part of.
alter table orders drop constraint orders_purpose_check, add constraint orders_purpose check (purpose in ('goods', 'deposit', 'found'));

alter table sourcing_requests
  add column order_id uuid unique references orders,
  add column courier text not null default '',
  add column tracking_number text not null default '';

-- Of the item, as our people have photographed it.
alter table sourcing_pictures drop constraint sourcing_pictures_about_check,
  add constraint sourcing_pictures_about check (about in ('wanted', 'receipt', 'item'));
