-- Between a buyer and a merchant nothing more is written: one of the two wants it so, or a moderator.
create table conversation_blocks (
  account_id  uuid not null references accounts,
  merchant_id uuid not null references merchants,
  by_side     text not null check (by_side in ('buyer', 'merchant', 'shop')),
  blocked_at  timestamptz not null,
  primary key (account_id, merchant_id, by_side)
);
create index conversation_blocks_merchant on conversation_blocks (merchant_id);

-- The order or the item that a message shows.
alter table conversation_messages
  add column order_id uuid references orders,
  add column product_id uuid references products,
  add constraint conversation_messages_card check (order_id is null or product_id is null);
create index conversation_messages_order on conversation_messages (order_id) where order_id is not null;
create index conversation_messages_product on conversation_messages (product_id) where product_id is not null;
