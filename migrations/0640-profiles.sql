-- A page of one's own among members; only who wants one has one. It outlives the account behind it, without its name.
create table profiles (
  profile_id      uuid primary key,
  account_id      uuid unique references accounts,
  profile_code    text not null unique,
  nickname        text not null,
  -- As two names are compared; of nobody once its member has left.
  nickname_folded text unique,
  signature       text not null default '',
  place           text not null default '',
  avatar_upload   uuid references uploads,
  sees_posts      text not null default 'all' check (sees_posts in ('all', 'fans', 'mutual', 'me')),
  sees_following  text not null default 'fans' check (sees_following in ('all', 'fans', 'mutual', 'me')),
  sees_fans       text not null default 'mutual' check (sees_fans in ('all', 'fans', 'mutual', 'me')),
  sees_friends    text not null default 'mutual' check (sees_friends in ('all', 'fans', 'mutual', 'me')),
  sees_wishes     text not null default 'me' check (sees_wishes in ('all', 'fans', 'mutual', 'me')),
  -- Whether search engines may find the page and its posts.
  is_indexed      boolean not null default true,
  -- When they said that they are 18 or over.
  adult_at        timestamptz not null,
  joined_at       timestamptz not null,
  left_at         timestamptz,
  hidden_at       timestamptz,
  hidden_reason   text not null default '',
  -- What they liked before says nothing about what is shown to them.
  feed_since      timestamptz not null,
  constraint profiles_left check ((left_at is null) = (nickname_folded is not null))
);
create index profiles_avatar on profiles (avatar_upload);

-- What other modules may know of it. `is_open`: it is there for others.
create view profile_card as
  select profile_id, account_id, profile_code, nickname, nickname_folded, signature, place, avatar_upload,
    sees_posts, sees_following, sees_fans, sees_friends, sees_wishes, is_indexed, joined_at, feed_since,
    left_at is not null as has_left, hidden_at is not null as is_hidden, left_at is null and hidden_at is null as is_open
  from profiles;
