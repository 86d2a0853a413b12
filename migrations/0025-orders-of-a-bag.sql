-- An order that came out of the bag goes back into it when it closes unpaid; one bought straight from its page does not.
alter table orders add column from_bag boolean not null default true;
