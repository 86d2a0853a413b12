-- Where an order was placed from: one IPv4 address, or sixty-four bits of an IPv6 one. What it holds unpaid is counted by it.
alter table orders add column network text;
create index orders_network on orders (network, placed_at desc);
-- A receipt holds its order so long and no longer, whatever is sent after it.
alter table orders add column receipt_holds_until timestamptz;
