-- While no standby confirms, a commit that moves money would wait for it with its locks and its connection. The program says so in the
-- transactions it begins then, and they end before they have written anything (decision 240).
create or replace function commit_on_two_machines() returns trigger language plpgsql as $$
begin
  if current_setting('praya.standby', true) = 'gone' then
    raise exception 'no standby confirms what moves money' using errcode = 'PR217';
  end if;
  if current_setting('synchronous_commit') = 'local' then
    perform set_config('synchronous_commit', 'on', true);
  end if;
  return null;
end $$;
