-- What a piece was sold under, for its merchant's settlement.
create or replace view order_pieces as
  select u.unit_id, u.order_id, o.order_number, o.owner_id, o.state as order_state, o.placed_at, o.paid_at, u.consignment_id,
    c.merchant_id, u.line_id, l.position as line_position, l.offer_id, l.sku_id, l.product_id, u.position, u.state, u.shelf, u.parts,
    coalesce((u.parts ->> 'goods')::bigint, 0) + coalesce((u.parts ->> 'coupon')::bigint, 0)
      + coalesce((u.parts ->> 'merchantCoupon')::bigint, 0) + coalesce((u.parts ->> 'points')::bigint, 0) as merchandise_cents,
    l.unit_price_cents, l.snapshot, l.commission
  from units u left join orders o on o.order_id = u.order_id left join order_lines l on l.line_id = u.line_id
    left join consignments c on c.consignment_id = u.consignment_id;
