-- Whoever saves something that others keep, too, names the version they have seen. The database counts it: no way of writing can forget to.
create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

alter table operators add column version integer not null default 1;
create trigger operators_version before update of roles, disabled on operators
  for each row when (old.roles is distinct from new.roles or old.disabled is distinct from new.disabled) execute function count_version();

-- Where it stands among its neighbours is not part of it: moving one renumbers them all.
alter table categories add column version integer not null default 1;
create trigger categories_version before update on categories
  for each row when (
    (old.path, old.parent, old.slug, old.name_en, old.name_zh, old.hidden, old.size_table, old.precious, old.handled_as)
    is distinct from
    (new.path, new.parent, new.slug, new.name_en, new.name_zh, new.hidden, new.size_table, new.precious, new.handled_as)
  ) execute function count_version();

alter table webhook_endpoints add column version integer not null default 1;
create trigger webhook_endpoints_version before update of name, url, topics on webhook_endpoints
  for each row execute function count_version();

alter table synonym_groups add column version integer not null default 1;
create trigger synonym_groups_version before update on synonym_groups
  for each row execute function count_version();

alter table care_usual add column version integer not null default 1;
create trigger care_usual_version before update on care_usual for each row execute function count_version();
alter table care_days add column version integer not null default 1;
create trigger care_days_version before update on care_days for each row execute function count_version();
