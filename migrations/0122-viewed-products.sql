-- The pieces a member has opened, so that every device of theirs shows the same ones; the oldest make room.
create table viewed_products (
  account_id uuid not null references accounts,
  product_id uuid not null references products,
  viewed_at  timestamptz not null,
  primary key (account_id, product_id)
);
create index viewed_products_product on viewed_products (product_id);
