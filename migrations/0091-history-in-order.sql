-- An order is moved under its lock, so entries are counted in the order in which they happened; the clocks of two processes differ.
alter table order_history add column position bigint;
update order_history h set position = n.position from
  (select entry_id, row_number() over (order by happened_at, entry_id) as position from order_history) n where n.entry_id = h.entry_id;
alter table order_history alter column position set not null;
alter table order_history alter column position add generated always as identity;
select setval(pg_get_serial_sequence('order_history', 'position'), greatest((select max(position) from order_history), 1));
drop index order_history_order;
create index order_history_order on order_history (order_id, position);
