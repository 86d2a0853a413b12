-- A sale may be for the pieces a collection holds when it is set; empty: for no collection.
alter table price_sales add column collection text not null default '';
