-- What other modules may know of wish lists: that a product is on one. An index leads there by product.
create view wished_products as select product_id from wish_list_items where removed_at is null;
