-- A flag of a product is false until somebody sets it.
alter table products alter column lowest_price set default false;
