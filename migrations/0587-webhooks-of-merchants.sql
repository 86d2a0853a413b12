-- Merchants have addresses of their own, which are told of their own offers alone.
alter table webhook_endpoints add column merchant_id uuid references merchants;
create index webhook_endpoints_merchant on webhook_endpoints (merchant_id) where merchant_id is not null;
