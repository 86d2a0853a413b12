-- How far events have been removed: a reader that stands before this place may have missed some and must begin anew.
create table outbox_removed (
  whole    boolean primary key default true check (whole),
  xid      xid8 not null,
  event_id bigint not null
);
insert into outbox_removed (xid, event_id) values ('0', 0);

-- Search keeps the names of brands and categories; whoever changes them, every process hears of it.
create function tell_frame_change() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, payload) values ('frame-changed', '{}');
  perform pg_notify('outbox', '');
  return null;
end
$$;
create trigger brands_told after insert or update or delete on brands
  for each statement execute function tell_frame_change();
create trigger categories_told after insert or update or delete on categories
  for each statement execute function tell_frame_change();
