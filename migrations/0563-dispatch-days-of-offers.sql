-- By when a merchant sends follows from what its offers say.
create or replace view offer_stock as
  select offer_id, sku_id, merchant_id, condition, state, withdrawn, list_price_cents, sale_price_cents, usual_price_cents, cost_cents,
    available, created_at, dispatch_days
  from offers;
