-- Pictures of products are made at every width before anyone asks for them, one after the other; a row goes once its picture is made.
create table pictures_to_make (
  media_hash text primary key references media on delete cascade,
  asked_at   timestamptz not null default now()
);
