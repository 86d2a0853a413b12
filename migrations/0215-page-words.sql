-- Pages of words as operators have rewritten them, both languages at once. What came with the program is version 0 and stands in no row.
create table page_versions (
  name        text not null,
  version     integer not null check (version > 0),
  words       jsonb not null,
  saved_at    timestamptz not null,
  saved_by    text not null,
  saved_by_id uuid references accounts,
  primary key (name, version)
);
create index page_versions_by on page_versions (saved_by_id);
update roles set permissions = permissions || '{edit-pages}'
  where role_id = 'merchandiser' and not permissions && '{edit-pages}';
