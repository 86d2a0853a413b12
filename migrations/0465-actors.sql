-- Who did something is a kind and an account. `actor` was a name and a kind in one, and an operator may be called "shopper" or "clock".
create function pg_temp.kind_of(id uuid, name text) returns text language sql as $$
  select case
    when id is not null then (select case a.kind when 'operator' then 'operator' when 'machine' then 'machine'
      when 'merchant' then 'seller' else 'shopper' end from accounts a where a.account_id = id)
    when name in ('shopper', 'clock') then name
    when name in ('bank', 'bank statement') then 'bank'
    when name in ('sandbox', 'stripe', 'paypal', 'balance', 'none') then 'provider'
    else 'operator' end
$$;
-- The kind says it; a name is kept of those who have one.
create function pg_temp.name_of(id uuid, name text) returns text language sql as $$
  select case when pg_temp.kind_of(id, name) in ('shopper', 'clock', 'bank') then '' else name end
$$;

alter table order_history add column actor_kind text;
update order_history set actor_kind = pg_temp.kind_of(actor_id, actor), actor = pg_temp.name_of(actor_id, actor);
alter table order_history alter column actor_kind set not null, add constraint order_history_actor_kind
  check (actor_kind in ('shopper', 'clock', 'operator', 'seller', 'provider', 'bank', 'machine'));

-- Steps without an account were the shopper's or the clock's.
alter table claim_steps disable trigger claim_steps_stand;
alter table claim_steps add column actor_kind text;
update claim_steps set actor_kind = pg_temp.kind_of(actor_id, actor), actor = pg_temp.name_of(actor_id, actor);
alter table claim_steps enable trigger claim_steps_stand;
alter table claim_steps alter column actor_kind set not null, add constraint claim_steps_actor_kind
  check (actor_kind in ('shopper', 'clock', 'operator', 'seller', 'provider', 'bank', 'machine'));

alter table return_steps disable trigger return_steps_stand;
alter table return_steps add column actor_kind text;
update return_steps set actor_kind = pg_temp.kind_of(actor_id, actor), actor = pg_temp.name_of(actor_id, actor);
alter table return_steps enable trigger return_steps_stand;
alter table return_steps alter column actor_kind set not null, add constraint return_steps_actor_kind
  check (actor_kind in ('shopper', 'clock', 'operator', 'seller', 'provider', 'bank', 'machine'));

alter table stock_changes add column actor_kind text;
update stock_changes set actor_kind = pg_temp.kind_of(actor_id, actor), actor = pg_temp.name_of(actor_id, actor);
alter table stock_changes alter column actor_kind set not null, add constraint stock_changes_actor_kind
  check (actor_kind in ('shopper', 'clock', 'operator', 'seller', 'provider', 'bank', 'machine'));

alter table authentications disable trigger authentications_stand;
alter table authentications add column actor_kind text;
update authentications set actor_kind = pg_temp.kind_of(actor_id, actor);
alter table authentications enable trigger authentications_stand;
alter table authentications alter column actor_kind set not null, add constraint authentications_actor_kind
  check (actor_kind in ('shopper', 'clock', 'operator', 'seller', 'provider', 'bank', 'machine'));

alter table member_notes add column actor_kind text;
update member_notes set actor_kind = pg_temp.kind_of(actor_id, actor);
alter table member_notes alter column actor_kind set not null, add constraint member_notes_actor_kind
  check (actor_kind in ('shopper', 'clock', 'operator', 'seller', 'provider', 'bank', 'machine'));

-- Evidence: what an entry says stays as it is, down to the name; the kind is added to it. Seals of the first format leave the kind out.
alter table audit_trail disable trigger audit_trail_stands;
alter table audit_trail add column actor_kind text;
update audit_trail set actor_kind = case
  when actor_id is null and (action like 'member-%' or action like 'operator-sign%') then 'shopper'
  else pg_temp.kind_of(actor_id, actor) end;
alter table audit_trail alter column actor_kind set not null, add constraint audit_trail_actor_kind
  check (actor_kind in ('shopper', 'clock', 'operator', 'seller', 'provider', 'bank', 'machine'));
alter table audit_trail enable trigger audit_trail_stands;
alter table audit_seals add column format smallint not null default 1 check (format in (1, 2));
alter table audit_seals alter column format drop default;

-- Events of an order say who moved it, instead of one word of three.
create function pg_temp.by_of(payload jsonb) returns jsonb language sql as $$
  select payload - 'cause' || jsonb_build_object('by', jsonb_build_object('kind',
    case payload ->> 'cause' when 'shopper' then 'shopper' when 'time' then 'clock' else 'operator' end))
$$;
update outbox set payload = pg_temp.by_of(payload) where payload ? 'cause';
-- So do the jobs that wait to tell of them.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    update graphile_worker._private_jobs
      set payload = jsonb_set(payload::jsonb, '{payload}', pg_temp.by_of(payload::jsonb -> 'payload'))::json
      where payload::jsonb -> 'payload' ? 'cause' and payload::jsonb ? 'eventId';
  end if;
end
$$;
