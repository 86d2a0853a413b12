-- By when a merchant sends what was bought of it: at 18:00 of the last of its days, counted from payment. Null while it is not paid.
alter table consignments add column due_at timestamptz;
update consignments c set due_at = ((o.paid_at at time zone 'Asia/Hong_Kong')::date + 5 + time '18:00') at time zone 'Asia/Hong_Kong'
  from orders o where o.order_id = c.order_id and o.paid_at is not null;
create index consignments_of_merchant on consignments (merchant_id, state, due_at);
-- What merchants have sent and nobody here has received yet.
create index parcels_to_us on parcels (parcel_id) where direction = 'to-us' and received_at is null;
