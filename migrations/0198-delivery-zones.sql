-- Where an order goes beyond Hong Kong and Macau: the zone as it was when the order was placed (name, days, grams); its price is a part
-- of the order. Nothing for Hong Kong and Macau.
alter table orders add column zone jsonb;
