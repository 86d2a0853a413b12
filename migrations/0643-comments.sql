create table comments (
  comment_id uuid primary key,
  post_id    uuid not null references posts,
  author_id  uuid not null references profiles,
  -- An answer stands below the comment it answers, one level deep.
  parent_id  uuid references comments,
  body       text not null,
  written_at timestamptz not null,
  deleted_at timestamptz,
  hidden_at  timestamptz
);
create index comments_of_post on comments (post_id, comment_id) where parent_id is null;
create index comments_answers on comments (parent_id, comment_id) where parent_id is not null;
create index comments_by_author on comments (author_id, post_id);
