-- Whoever can own something, owe something or have done something: one row each, whatever else is known of them elsewhere.
create table accounts (
  account_id uuid primary key,
  kind       text not null check (kind in ('visitor', 'member', 'operator', 'merchant')),
  created_at timestamptz not null default now()
);
insert into accounts (account_id, kind) select operator_id, 'operator' from operators;
insert into accounts (account_id, kind) select merchant_id, 'merchant' from merchants;
insert into accounts (account_id, kind)
  select distinct owner_id, 'visitor' from (select account_id as owner_id from sessions union select owner_id from orders
    union select owner_id from uploads) known where owner_id not in (select account_id from accounts);

-- Operators and merchants come in by several doors, and none of them can forget the account.
create function open_account() returns trigger language plpgsql as $$
begin
  execute format('insert into accounts (account_id, kind) select ($1).%I, %L on conflict do nothing', tg_argv[1], tg_argv[0]) using new;
  return new;
end
$$;
create trigger operators_open_account before insert on operators for each row execute function open_account('operator', 'operator_id');
create trigger merchants_open_account before insert on merchants for each row execute function open_account('merchant', 'merchant_id');

alter table operators add foreign key (operator_id) references accounts;
alter table merchants add foreign key (merchant_id) references accounts;
alter table orders add foreign key (owner_id) references accounts;
alter table uploads add foreign key (owner_id) references accounts;
-- Null: the clock, or a payment provider.
alter table order_history add column actor_id uuid references accounts;
alter table audit_trail add column actor_id uuid references accounts;
