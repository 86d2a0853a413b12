-- Programs of merchants, too, make calls with keys: about the offers of their merchant alone.
alter table api_keys
  add column merchant_id uuid references merchants,
  -- By which people tell their keys apart.
  add column last_four text;
create index api_keys_merchant on api_keys (merchant_id) where merchant_id is not null;
