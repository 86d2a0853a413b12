-- A merchant has a page among members, too: its people write posts in its name.
-- profiles: 1 s with 1,000,000 rows, since no page has a merchant yet.
-- posts: 2 s with 1,000,000 rows, since none has a writer yet.
alter table profiles add column merchant_id uuid references merchants;
create unique index profiles_merchant on profiles (merchant_id) where merchant_id is not null;
alter table profiles add constraint profiles_of_one check (account_id is null or merchant_id is null) not valid;
alter table profiles validate constraint profiles_of_one;
-- Who wrote a post in the name of a merchant: they are told what is said about it.
alter table posts add column writer_id uuid references profiles;
create index posts_writer on posts (writer_id) where writer_id is not null;

-- What a suspended merchant posted rests with its offers.
create or replace view profile_card as
  select profile_id, account_id, profile_code, nickname, nickname_folded, signature, place, avatar_upload,
    sees_posts, sees_following, sees_fans, sees_friends, sees_wishes, is_indexed, joined_at, feed_since,
    left_at is not null as has_left, hidden_at is not null as is_hidden,
    left_at is null and hidden_at is null and (merchant_id is null
      or exists (select from merchants m where m.merchant_id = profiles.merchant_id and m.state <> 'suspended')) as is_open, sees_bought,
    merchant_id
  from profiles;
create or replace view shown_post_pictures as
  select i.upload_id, i.post_id from post_pictures i join posts p on p.post_id = i.post_id join profile_card a on a.profile_id = p.author_id
  where p.state = 'published' and p.hidden_at is null and a.is_open;

-- On whose page a picture is: who sent it in may have written in the name of a merchant.
create view pictures_of_authors as
  select i.upload_id, p.author_id from post_pictures i join posts p on p.post_id = i.post_id;
