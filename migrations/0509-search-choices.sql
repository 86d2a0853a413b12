-- Which piece a visitor opened after a search, and what came of it: 1 opened, 2 put into the bag, 3 bought. One row a visitor, day, query and
-- piece, for three days: then only the counts below are left.
create table search_trails (
  day        date not null,
  owner_id   uuid not null references accounts on delete cascade,
  query      text not null check (length(query) between 1 and 100),
  product_id uuid not null references products on delete cascade,
  opened_at  timestamptz not null,
  reached    int not null check (reached between 1 and 3),
  -- What of it the counts hold already.
  counted    int not null default 0 check (counted between 0 and 3),
  primary key (owner_id, day, query, product_id)
);
create index search_trails_day on search_trails (day);
create index search_trails_product on search_trails (product_id);

-- How many visitors of a day opened, bagged and bought a piece after a search. Nothing here says who.
create table search_choices (
  day        date not null,
  query      text not null,
  product_id uuid not null references products on delete cascade,
  opened     int not null default 0,
  bagged     int not null default 0,
  bought     int not null default 0,
  primary key (day, query, product_id)
);
create index search_choices_product on search_choices (product_id);
