-- What operators arrange (one draft a side; null: as released) and what shoppers see (the newest release of a side).
-- A release is never changed: going back is a release of older blocks.
create table home_drafts (
  side       text primary key check (side in ('women', 'men')),
  version    integer not null default 1,
  blocks     jsonb,
  changed_by text not null default '',
  changed_at timestamptz
);
insert into home_drafts (side) values ('women'), ('men');

create table home_releases (
  side        text not null check (side in ('women', 'men')),
  number      integer not null check (number > 0),
  blocks      jsonb not null,
  note        text not null,
  released_by text not null,
  released_at timestamptz not null,
  again_of    integer,
  primary key (side, number)
);

-- The pages there were: the same blocks, with an id and with their lists as rails.
with parts as (
  select side, position, content || jsonb_build_object('id', block_id::text, 'kind', kind) as block from home_blocks where kind = 'hero'
  union all
  select side, position, content || jsonb_build_object('id', block_id::text, 'kind', kind, 'title', '{"en": "Designers", "zh": "品牌"}'::jsonb)
    from home_blocks where kind = 'designers'
  union all
  select side, position, jsonb_build_object('id', block_id::text, 'kind', 'rail', 'goods', '{"from": "sale"}'::jsonb, 'title', content -> 'title')
    from home_blocks where kind = 'sale'
  union all
  select side, min(position), jsonb_build_object('id', 'editorial', 'kind', 'editorial', 'stories', jsonb_agg(content order by position))
    from (select *, row_number() over (partition by side order by position) as nth from home_blocks where kind = 'editorial') stories
    where nth <= 2 group by side
  union all
  select distinct side, 0, '{"id": "arrivals", "kind": "rail", "goods": {"from": "new"}, "title": {"en": "New arrivals", "zh": "新品上架"}}'::jsonb
    from home_blocks
)
insert into home_releases (side, number, blocks, note, released_by, released_at)
select side, 1, jsonb_agg(block order by position, block ->> 'kind'), '', '', now() from parts group by side;

drop table home_blocks;
