-- The number a manufacturer prints on an item (EAN, UPC, GTIN), of which the last digit checks the others. Codes of twelve and of thirteen
-- digits are compared as fourteen. Two variants may carry the same one for a moment, while a file moves it from one to the other.
-- variants: 2 s with 1,000,000 rows
alter table variants add column barcode text not null default '' check (barcode ~ '^(\d{8}|\d{12,14})?$');
create or replace view variant_card as
  select sku_id, product_id, colour_row_id, position, size, size_system, item_number, retired, barcode from variants;
