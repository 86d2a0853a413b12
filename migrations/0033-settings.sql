-- What the operator decides about the business: one row a setting, its value in the shape the program declares for it. A setting
-- without a row is what the environment and content/facts.json say.
create table settings (
  name       text primary key,
  value      jsonb not null,
  version    integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by text not null
);

-- Every change of them, written in the same transaction.
create table settings_history (
  name       text not null,
  version    integer not null check (version > 0),
  before     jsonb not null,
  after      jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (name, version)
);
create index settings_history_newest on settings_history (changed_at desc, name);

create function keep_settings_history() returns trigger language plpgsql as $$
begin
  raise exception 'settings_history is only added to';
end $$;

create trigger settings_history_kept before update or delete on settings_history
  for each statement execute function keep_settings_history();
