-- How an item looked when its merchant sent it.
create table sent_item_pictures (
  unit_id   uuid not null references units,
  position  smallint not null check (position between 0 and 5),
  upload_id uuid not null references uploads,
  primary key (unit_id, position)
);
create index sent_item_pictures_upload on sent_item_pictures (upload_id);
create view sent_item_photos as select unit_id, position, upload_id from sent_item_pictures;
