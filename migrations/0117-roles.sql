-- What operators may do: a role is a set of permissions, whose names the program knows. An administrator has them all, whatever stands here.
create table roles (
  role_id     text primary key check (role_id ~ '^[a-z][a-z0-9-]{1,39}$'),
  name_en     text not null,
  name_zh     text not null,
  permissions text[] not null,
  -- The shop comes with it; it can be changed, save the administrator's, but not removed.
  built_in    boolean not null default false,
  version     integer not null default 1,
  changed_at  timestamptz not null default now()
);
insert into roles (role_id, name_en, name_zh, permissions, built_in) values
  ('administrator', 'Administrator', '管理員', '{}', true),
  ('merchandiser', 'Merchandiser', '採購', '{read-products,arrange-home,keep-links,keep-search}', true),
  ('order-desk', 'Order desk', '訂單組', '{read-orders,move-orders,handle-pieces,ask-refunds,read-mails,read-products,keep-work}', true),
  ('authenticator', 'Authenticator', '鑑定師', '{read-orders,read-products}', true),
  ('finance', 'Finance', '財務', '{read-orders,move-orders,ask-refunds,handle-money,read-receipts,read-products}', true),
  ('support', 'Support', '客戶服務', '{read-orders,read-mails,keep-members,read-products}', true);
