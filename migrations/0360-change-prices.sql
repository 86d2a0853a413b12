-- What the shop itself asks is set by whoever has a permission for it; until now it came with drafts and with publishing.
update roles set permissions = array_append(permissions, 'change-prices')
  where permissions && '{edit-products,publish-products}' and not 'change-prices' = any(permissions);
update api_keys set permissions = array_append(permissions, 'change-prices')
  where permissions && '{edit-products,publish-products}' and not 'change-prices' = any(permissions);

-- Whether whoever had a file looked at may set prices: without it those in the file are left aside.
alter table product_imports add column takes_prices boolean not null default true;
