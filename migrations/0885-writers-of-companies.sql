-- Pictures on posts of a merchant: those who write for it see them, also in a draft or while the post is hidden.
create view pictures_of_companies as
  select i.upload_id, w.account_id from post_pictures i join posts p on p.post_id = i.post_id
    join profiles a on a.profile_id = p.author_id
    join merchant_people w on w.merchant_id = a.merchant_id and w.ended_at is null and (w.role = 'owner' or 'talk' = any(w.scopes))
  where p.state <> 'deleted';

-- Who is told what others say of it.
create or replace view post_card as
  select post_id, post_code, author_id, title, published_at, state = 'published' and hidden_at is null as is_shown,
    coalesce(writer_id, author_id) as written_by from posts;
