-- What a picture looks like (platform/media/picture-print.server.ts); null: its purpose is not compared, or it is from before.
alter table uploads add column looks bigint[], add column colours bytea, add column is_plain boolean;

create or replace view upload_card as select upload_id, width, height, looks, colours, is_plain from uploads;
comment on column upload_card.looks is 'nullable';
comment on column upload_card.colours is 'nullable';
comment on column upload_card.is_plain is 'nullable';

-- Prints of pictures that a moderator has refused: they are known when they come again. The pictures themselves may be long gone.
create table refused_pictures (
  case_id    uuid not null references moderation_cases on delete cascade,
  upload_id  uuid not null,
  looks      bigint[] not null,
  colours    bytea not null,
  is_plain   boolean not null,
  refused_at timestamptz not null,
  primary key (case_id, upload_id)
);
create index refused_pictures_age on refused_pictures (refused_at);

-- Pictures of members that are on no page yet, and may still come there by a decision or an appeal.
create view waiting_pictures as
  select pictures[1] as upload_id from moderation_cases
  where kind = 'picture' and state in ('open', 'hidden', 'appealed') and (decided_at is null or decided_at > now() - interval '30 days');
