-- Visitors who have left nothing behind are swept after a day, so every reference to an account must be found quickly.
create index accounts_visitors on accounts (created_at) where kind = 'visitor';
do $$
declare found record;
begin
  for found in
    select c.conrelid::regclass as tab, a.attname as col from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'accounts'::regclass
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum and i.indpred is null)
  loop
    execute format('create index on %s (%I) where %I is not null', found.tab, found.col, found.col);
  end loop;
end
$$;

-- Who tries cards, and from where: tries are counted by both, and failures in all.
alter table payments add column payer_id uuid references accounts, add column network text;
create index payments_card_payer on payments (payer_id, created_at) where method = 'card';
create index payments_card_network on payments (network, created_at) where method = 'card';
create index payments_card_failures on payments (settled_at) where method = 'card' and state = 'failed';
