-- What buyers wrote about pieces of a merchant, as everybody may read it.
create view merchant_reviews as
  select distinct c.merchant_id, r.review_id, r.product_id, r.stars, r.body, r.author, r.written_at, r.reply
  from reviews r
    join order_lines l on l.order_id = r.order_id and l.product_id = r.product_id
    join consignments c on c.consignment_id = l.consignment_id
  where r.state = 'approved';
