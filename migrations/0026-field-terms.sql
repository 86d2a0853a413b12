-- The field's terms: what follows the outbox is a consumer, and brands and categories together are the taxonomy.
alter table outbox_readers rename to outbox_consumers;
alter table outbox_consumers rename column reader to consumer;

drop trigger brands_told on brands;
drop trigger categories_told on categories;
drop function tell_frame_change();

-- Search holds the names of brands and categories in memory: every process is notified when they change.
create function emit_taxonomy_change() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, payload) values ('taxonomy-changed', '{}');
  perform pg_notify('outbox', '');
  return null;
end
$$;
create trigger brands_emit_change after insert or update or delete on brands
  for each statement execute function emit_taxonomy_change();
create trigger categories_emit_change after insert or update or delete on categories
  for each statement execute function emit_taxonomy_change();
