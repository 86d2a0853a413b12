-- To whom a member shows what they bought: to nobody else, until they say otherwise.
alter table profiles add column sees_bought text not null default 'me' check (sees_bought in ('all', 'fans', 'mutual', 'me'));

create or replace view profile_card as
  select profile_id, account_id, profile_code, nickname, nickname_folded, signature, place, avatar_upload,
    sees_posts, sees_following, sees_fans, sees_friends, sees_wishes, is_indexed, joined_at, feed_since,
    left_at is not null as has_left, hidden_at is not null as is_hidden, left_at is null and hidden_at is null as is_open, sees_bought
  from profiles;
