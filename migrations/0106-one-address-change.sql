-- The delivery address of an order changes once: a second row of history that says so cannot be written.
create unique index order_history_one_address on order_history (order_id) where move = 'change-address';
