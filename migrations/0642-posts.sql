create table posts (
  post_id       uuid primary key,
  post_code     text not null unique,
  author_id     uuid not null references profiles,
  state         text not null check (state in ('draft', 'published', 'deleted')),
  title         text not null default '',
  -- Names that are mentioned stand in it by the id of their page.
  body          text not null default '',
  language      text not null check (language in ('en', 'zh')),
  place         text not null default '',
  -- Somebody has paid for it, or given what it shows.
  is_paid       boolean not null default false,
  begun_at      timestamptz not null,
  published_at  timestamptz,
  edited_at     timestamptz,
  edits         integer not null default 0,
  deleted_at    timestamptz,
  hidden_at     timestamptz,
  hidden_reason text not null default '',
  constraint posts_published check (state <> 'published' or published_at is not null),
  constraint posts_deleted check ((state = 'deleted') = (deleted_at is not null))
);
-- A feed asks each author for the newest, and everybody's for the newest of all.
create index posts_by_author on posts (author_id, published_at desc, post_id desc) where state = 'published' and hidden_at is null;
create index posts_newest on posts (published_at desc, post_id desc) include (author_id) where state = 'published' and hidden_at is null;
create index posts_drafts on posts (author_id, begun_at desc) where state = 'draft';

create table post_pictures (
  post_id   uuid not null references posts,
  position  integer not null check (position between 0 and 8),
  upload_id uuid not null references uploads,
  primary key (post_id, position)
);
create index post_pictures_upload on post_pictures (upload_id);

-- `picture`, `x`, `y`: where it is to be seen, in hundredths of the picture from the left and from above.
create table post_products (
  post_id    uuid not null references posts,
  position   integer not null check (position between 0 and 9),
  product_id uuid not null references products,
  picture    integer,
  x          integer,
  y          integer,
  -- That of the post: feeds of a product go by it.
  shown_at   timestamptz,
  primary key (post_id, position),
  constraint post_products_placed check ((picture is null) = (x is null) and (x is null) = (y is null)
    and (x is null or (x between 0 and 100 and y between 0 and 100)))
);
create index post_products_product on post_products (product_id, shown_at desc, post_id desc);

create table post_topics (
  post_id  uuid not null references posts,
  topic    text not null,
  -- As it was written.
  name     text not null,
  shown_at timestamptz,
  primary key (post_id, topic)
);
create index post_topics_newest on post_topics (topic, shown_at desc, post_id desc);

-- How it was before it was edited.
create table post_edits (
  post_id   uuid not null references posts,
  edit      integer not null,
  title     text not null,
  body      text not null,
  edited_at timestamptz not null,
  primary key (post_id, edit)
);

create table post_likes (
  post_id    uuid not null references posts,
  profile_id uuid not null references profiles,
  liked_at   timestamptz not null,
  primary key (post_id, profile_id)
);
create index post_likes_newest on post_likes (profile_id, liked_at desc);

-- Lists of posts, each its owner's alone.
create table post_lists (
  list_id  uuid primary key,
  owner_id uuid not null references profiles,
  name     text not null,
  made_at  timestamptz not null,
  unique (owner_id, name)
);
create table post_list_items (
  list_id  uuid not null references post_lists on delete cascade,
  post_id  uuid not null references posts,
  saved_at timestamptz not null,
  primary key (list_id, post_id)
);
create index post_list_items_post on post_list_items (post_id);

-- What other modules may know of a post.
create view post_card as
  select post_id, post_code, author_id, title, published_at, state = 'published' and hidden_at is null as is_shown from posts;

-- Pictures that are to be seen: their post is, and its author's page is there.
create view shown_post_pictures as
  select i.upload_id, i.post_id from post_pictures i join posts p on p.post_id = i.post_id join profiles a on a.profile_id = p.author_id
  where p.state = 'published' and p.hidden_at is null and a.left_at is null and a.hidden_at is null;
