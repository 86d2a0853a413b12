-- What other modules may read of merchants and of offers; the tables themselves are read by nobody else.
create view merchant_card as select merchant_id, merchant_code, kind, name_en, name_zh, is_house from merchants;
create view offer_stock as
  select offer_id, sku_id, merchant_id, condition, state, withdrawn, list_price_cents, sale_price_cents, usual_price_cents, cost_cents,
    available, created_at
  from offers;
