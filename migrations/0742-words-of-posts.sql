-- The words by which a post is found, folded as in the search of products; null: not read yet.
alter table posts add column search_words text[];
create index posts_words on posts using gin (search_words) where state = 'published';
create index posts_unread on posts (post_id) where state = 'published' and search_words is null;
