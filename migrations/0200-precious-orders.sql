-- What of an order is precious metal and stones (Cap. 615), so that linked orders are found; nothing where nothing is. The index holds few.
alter table orders add column precious_cents bigint check (precious_cents > 0);
create index orders_precious on orders (placed_at) where precious_cents is not null;
