-- Which post a message is about: it goes with the post, and is not there while the post or the page of who did it is hidden.
alter table inbox_messages add column post_id uuid references posts, add column is_withheld boolean not null default false;
alter table member_notices add column post_id uuid references posts, add column is_withheld boolean not null default false;
