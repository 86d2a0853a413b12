-- Items are found by the number their manufacturer prints on them.
-- variants: 1 s with 1,000,000 rows
create index variants_barcode on variants (lpad(barcode, 14, '0')) where barcode <> '';
