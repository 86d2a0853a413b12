-- What other modules may know of uploads that are shown, and of reviews that everybody may read.
create view upload_card as select upload_id, width, height from uploads;
create view public_reviews as
  select review_id, product_id, stars, body, author, written_at, reply from reviews where state = 'approved';
create view review_photos as select review_id, position, upload_id from review_pictures;
