-- How much shoppers care for a product, from 0 to 1; one that nobody has cared for lately has no row. Nothing of who cared.
create table product_popularity (
  product_id uuid primary key references products on delete cascade,
  score      real not null check (score between 0 and 1)
);

-- Pieces that several people kept or bought together, the strongest few of each.
create table product_companions (
  product_id   uuid not null references products on delete cascade,
  companion_id uuid not null references products on delete cascade,
  strength     real not null check (strength between 0 and 1),
  primary key (product_id, companion_id)
);
