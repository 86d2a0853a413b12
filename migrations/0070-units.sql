-- One row for each physical piece that was ordered, and where it stands. What a piece gives back is known when it is bought: its share of
-- every part of the price, to the cent.
create table units (
  unit_id        uuid primary key,
  order_id       uuid not null references orders,
  line_id        uuid not null references order_lines,
  consignment_id uuid not null references consignments,
  -- The how manieth of its line.
  position       integer not null check (position >= 0),
  state          text not null default 'awaited'
    check (state in ('awaited', 'with-us', 'passed', 'rejected', 'sent', 'received', 'returned', 'cancelled')),
  -- Whether the piece is still taken out of what is for sale.
  shelf          text not null default 'taken' check (shelf in ('taken', 'on-sale', 'written-off')),
  parts          jsonb not null,
  unique (line_id, position)
) with (fillfactor = 85);
create index units_order on units (order_id);

-- What travels: to us from a seller, to the shopper, or back to us. It carries pieces of any consignments.
create table parcels (
  parcel_id       uuid primary key,
  direction       text not null check (direction in ('to-us', 'to-shopper', 'back')),
  courier         text,
  tracking_number text,
  sent_at         timestamptz,
  received_at     timestamptz,
  constraint parcels_travel check (sent_at is not null or received_at is not null)
);
create table parcel_units (
  parcel_id uuid not null references parcels,
  unit_id   uuid not null references units,
  primary key (parcel_id, unit_id)
);
create index parcel_units_unit on parcel_units (unit_id);
create index parcels_on_their_way on parcels (sent_at) where direction = 'to-shopper' and received_at is null;

-- A consignment stands where the least advanced of its pieces stands.
alter table consignments add column state text not null default 'awaited'
  check (state in ('awaited', 'with-us', 'sent', 'received', 'returned', 'cancelled'));
alter table orders add column completed_at timestamptz;

insert into units (unit_id, order_id, line_id, consignment_id, position, state, shelf, parts)
  select gen_random_uuid(), order_id, line_id, l.consignment_id, n,
    case when o.paid_at is null then case when o.state = 'payment-pending' then 'awaited' else 'cancelled' end
      when o.received_at is not null then 'received' when o.dispatched_at is not null then 'sent'
      when o.state in ('refund-pending', 'refunded', 'failed') then 'cancelled'
      when o.state = 'pending-platform-delivery' then 'with-us' else 'awaited' end,
    case when o.dispatched_at is null and o.state in ('closed', 'refund-pending', 'refunded') then 'on-sale' else 'taken' end,
    jsonb_build_object('goods', unit_price_cents)
  from order_lines l join orders o using (order_id), generate_series(0, l.quantity - 1) n;
update consignments c set state = (select min(case state when 'passed' then 'with-us' when 'rejected' then 'cancelled' else state end)
  from units u where u.consignment_id = c.consignment_id);
update orders set completed_at = coalesce(received_at, now()) where state = 'successful';
-- One parcel for each order that has left; an order's number is its own, so the order's id serves as the parcel's.
insert into parcels (parcel_id, direction, courier, tracking_number, sent_at, received_at)
  select order_id, 'to-shopper', courier, tracking_number, dispatched_at, received_at from orders where dispatched_at is not null;
insert into parcel_units (parcel_id, unit_id) select parcel_id, unit_id from parcels join units on order_id = parcel_id;
alter table orders drop column courier, drop column tracking_number, drop column dispatched_at, drop column received_at;
