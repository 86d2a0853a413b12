-- The point of a picture that stays in sight where a frame cuts it, in percent from the left and from above.
alter table colour_pictures
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100);

-- Links to a draft for those who are no operators: whoever has the code sees it until the link ends.
create table product_previews (
  preview_id uuid primary key,
  product_id uuid not null,
  code_hash  bytea not null unique,
  made_by    text not null,
  made_at    timestamptz not null,
  ends_at    timestamptz not null
);
create index product_previews_product on product_previews (product_id);
