-- How many there are of something, without a row that everybody changes: each change is appended, and added up a little later.
create table count_changes (
  change_id  bigint generated always as identity primary key,
  subject_id uuid not null,
  counter    text not null,
  amount     integer not null
);
create index count_changes_subject on count_changes (subject_id, counter);

create table kept_counts (
  subject_id uuid not null,
  counter    text not null,
  total      bigint not null,
  primary key (subject_id, counter)
);
