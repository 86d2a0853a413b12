-- Pieces nobody will have, about which somebody is still to say whether they are for sale again: counted on the first page.
create index units_to_put_away on units (order_id) where shelf = 'taken' and state in ('rejected', 'returned', 'cancelled');
