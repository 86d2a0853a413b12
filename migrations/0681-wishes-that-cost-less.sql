-- What a wish cost when its owner was last told, when that was, and whether it may cost less by now.
alter table wish_list_items
  add column told_cents bigint,
  add column told_at timestamptz,
  add column is_drop_due boolean not null default false;
create index wish_list_items_drop_due on wish_list_items (owner_id, product_id) where is_drop_due;
