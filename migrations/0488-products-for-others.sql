-- What other modules may know of what is sold.
create view product_card as
  select product_id, spu_code, article_number, brand_code, name_en, name_zh, arrived_at, listed, version, search_text, sellers, precious,
    exotic, most_per_order, release_at, lowest_price, points_allowed
  from products;
create view variant_card as
  select sku_id, product_id, colour_row_id, position, size, size_system, item_number, retired from variants;
create view colour_card as select colour_row_id, product_id, position, name_en, name_zh from product_colours;
create view brand_card as select brand_code, name, aliases from brands;
create view category_card as select path, parent, name_en, name_zh, coalesce(handled_as, path) as handled_as from categories;
create view category_products as select product_id, path, is_primary from product_categories;
create view colour_photos as
  select c.colour_row_id, c.position, c.media_hash, c.alt_en, c.alt_zh, m.width, m.height
  from colour_pictures c join media m on m.media_hash = c.media_hash;
