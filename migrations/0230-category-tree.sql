-- The tree of categories is kept by operators. Who renames, moves or merges renames the path, and everything that refers to it follows.
alter table categories
  -- It stands in no menu, tree, filter or sitemap, nor does what is below it.
  add column hidden boolean not null default false,
  -- The category whose weight, limits and checks hold for its pieces; its own path when left out. It stays when a category moves.
  add column handled_as text;
alter table categories drop constraint categories_parent_fkey,
  add constraint categories_parent_fkey foreign key (parent) references categories (path) on update cascade;
alter table product_categories drop constraint product_categories_path_fkey,
  add constraint product_categories_path_fkey foreign key (path) references categories (path) on update cascade;
create index product_categories_path on product_categories (path);

-- Where a category once stood, and where it stands now: one step, however often it has moved.
create table category_addresses (
  former text primary key,
  path   text not null references categories (path) on update cascade on delete cascade
);
create index category_addresses_path on category_addresses (path);
-- Search leads old addresses on, in every process.
create trigger category_addresses_emit_change after insert or update or delete on category_addresses
  for each statement execute function emit_taxonomy_change();

update roles set permissions = permissions || '{keep-shelves}' where role_id = 'merchandiser' and not permissions && '{keep-shelves}';
