-- What other modules may know of orders. Views without grouping, so that PostgreSQL reads through them as if they were their tables;
-- an outer join of which nothing is asked costs nothing.
create view order_card as
  select order_id, order_number, owner_id, state, pay_type, logistics_type, total_cents,
    -coalesce((parts ->> 'balance')::bigint, 0) as balance_cents, placed_at, paid_at
  from orders;

-- Who an order is for and how they are reached; personal data.
create view order_contact as
  select order_id, order_number, owner_id, state, logistics_type, placed_at, contact_phone, contact_email,
    person_name(receiver ->> 'firstName', receiver ->> 'lastName') as receiver_name,
    concat(receiver ->> 'areaNum', receiver ->> 'mobile') as receiver_phone,
    concat_ws(' ', receiver ->> 'provinceCode', receiver ->> 'city', receiver ->> 'address') as receiver_place, search_text
  from orders;

-- Who may read an order: who placed it, and who has lately proven to know it.
create view order_readers as
  select order_id, owner_id as reader_id from orders
  union all
  select order_id, owner_id from order_grants where proven_until > now();

create view ordered_lines as
  select l.line_id, l.order_id, o.order_number, o.owner_id, o.state as order_state, o.placed_at, o.paid_at, l.consignment_id,
    c.merchant_id, l.offer_id, l.sku_id, l.product_id, l.position, l.quantity, l.unit_price_cents, l.parts, l.snapshot
  from order_lines l left join orders o on o.order_id = l.order_id
    left join consignments c on c.consignment_id = l.consignment_id;
comment on column ordered_lines.order_state is 'orders.state';

-- `merchandise_cents`: what was paid for the goods themselves, less coupons and points.
create view order_pieces as
  select u.unit_id, u.order_id, o.order_number, o.owner_id, o.state as order_state, o.placed_at, o.paid_at, u.consignment_id,
    c.merchant_id, u.line_id, l.position as line_position, l.offer_id, l.sku_id, l.product_id, u.position, u.state, u.shelf, u.parts,
    coalesce((u.parts ->> 'goods')::bigint, 0) + coalesce((u.parts ->> 'coupon')::bigint, 0)
      + coalesce((u.parts ->> 'merchantCoupon')::bigint, 0) + coalesce((u.parts ->> 'points')::bigint, 0) as merchandise_cents,
    l.unit_price_cents, l.snapshot
  from units u left join orders o on o.order_id = u.order_id left join order_lines l on l.line_id = u.line_id
    left join consignments c on c.consignment_id = u.consignment_id;
comment on column order_pieces.order_state is 'orders.state';
comment on column order_pieces.state is 'units.state';

create view piece_parcels as
  select x.unit_id, x.parcel_id, p.direction, p.sent_at, p.received_at
  from parcel_units x join parcels p on p.parcel_id = x.parcel_id;

create view order_moves as select order_id, move, happened_at from order_history;
