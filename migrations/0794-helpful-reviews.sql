-- Which members found a review helpful, each once.
create table review_marks (
  review_id  uuid not null references reviews on delete cascade,
  account_id uuid not null references accounts,
  marked_at  timestamptz not null,
  primary key (review_id, account_id)
);
create index review_marks_account on review_marks (account_id);

create or replace view public_reviews as
  select review_id, product_id, stars, body, author, written_at, reply,
    (select count(*) from review_marks m where m.review_id = r.review_id) as helpful_num
  from reviews r where state = 'approved';
