-- What goes takes along what names it, or is kept by it: either is found by an index, and not by reading the whole table for every row.
create index variants_colour on variants (colour_row_id);
create index bought_together_other on bought_together (other_id);
create index wish_list_items_product on wish_list_items (product_id);
create index bag_lines_sku on bag_lines (sku_id);
create index colour_pictures_media on colour_pictures (media_hash);
create index offers_merchant on offers (merchant_id);
create index consignments_merchant on consignments (merchant_id);
