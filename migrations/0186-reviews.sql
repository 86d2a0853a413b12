-- Reviews come from buyers of received pieces now, one of an order and product; nothing is shown before somebody here has read it.
alter table reviews
  add column order_id   uuid references orders,
  add column state      text not null default 'approved' check (state in ('waiting', 'approved', 'hidden')),
  -- Why it was hidden.
  add column reason     text not null default '',
  add column reply      text not null default '',
  add column replied_at timestamptz,
  add constraint reviews_reason check (state <> 'hidden' or reason <> ''),
  add constraint reviews_reply check ((reply <> '') = (replied_at is not null));
create unique index reviews_of_order on reviews (order_id, product_id) where order_id is not null;
create index reviews_queue on reviews (state, written_at) where state <> 'approved';
drop index reviews_product;
create index reviews_product on reviews (product_id, written_at desc) where state = 'approved';

create table review_pictures (
  review_id uuid not null references reviews on delete cascade,
  position  integer not null check (position >= 0),
  upload_id uuid not null unique references uploads,
  primary key (review_id, position)
);

-- Who finds a review wrong, once each; read and set aside, the row stays.
create table review_reports (
  review_id   uuid not null references reviews on delete cascade,
  account_id  uuid not null,
  words       text not null default '',
  is_open     boolean not null default true,
  reported_at timestamptz not null default now(),
  primary key (review_id, account_id)
);
create index review_reports_open on review_reports (review_id) where is_open;

update roles set permissions = permissions || '{keep-reviews}'
  where role_id in ('support', 'merchandiser') and not permissions @> '{keep-reviews}';
