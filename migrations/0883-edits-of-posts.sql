-- How a post was before an edit besides its words: pictures, items, topics, place, and whether it was paid. Null: from before this was kept.
alter table post_edits add column parts jsonb;

-- How the subject of a case was before its author changed it: what was reported stays as evidence.
create table moderation_versions (
  case_id  uuid not null references moderation_cases on delete cascade,
  version  integer not null,
  title    text not null,
  body     text not null,
  pictures uuid[] not null,
  kept_at  timestamptz not null,
  primary key (case_id, version)
);

-- Pictures that a case names, or named before an edit, as long as a decision may still fall on it.
create view pictures_of_cases as
  select unnest(n.pictures) as upload_id from (
    select case_id, pictures from moderation_cases
    union all
    select case_id, pictures from moderation_versions) n
  join moderation_cases c on c.case_id = n.case_id
  where c.state in ('open', 'appealed') or (c.state = 'hidden' and c.decided_at > now() - interval '30 days');
