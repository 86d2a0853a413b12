-- An invoice has a number of its own, in the sequence in which orders were paid.
create sequence invoice_numbers as integer;
alter table orders add column invoice_number integer unique;
update orders o set invoice_number = numbered.number
  from (select order_id, row_number() over (order by paid_at, order_id) as number from orders where paid_at is not null) numbered
  where numbered.order_id = o.order_id;
select setval('invoice_numbers', coalesce((select max(invoice_number) from orders), 0) + 1, false);
