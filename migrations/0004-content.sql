create table notices (
  notice_id  uuid primary key,
  position   integer not null,
  text_en    text not null,
  text_zh    text not null,
  link       text,
  shown      boolean not null default true
);

create table home_blocks (
  block_id uuid primary key,
  side     text not null check (side in ('women', 'men')),
  position integer not null,
  kind     text not null,
  content  jsonb not null,
  unique (side, position)
);
