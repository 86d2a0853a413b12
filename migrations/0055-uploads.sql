-- Every file has a row before it exists: reserved, then stored, then, when its time is over, removed.
alter table uploads
  add column object_key text,
  add column network text,
  add column stored_at timestamptz,
  add column removed_at timestamptz,
  alter column width drop not null,
  alter column height drop not null,
  alter column created_at set default now(),
  drop column content_hash;
update uploads set object_key = 'uploads/' || upload_id || '.jpg', stored_at = created_at;
alter table uploads alter column object_key set not null, add unique (object_key);

drop index uploads_owner;
create index uploads_owner on uploads (owner_id, purpose) where removed_at is null;
create index uploads_age on uploads (purpose, created_at) where removed_at is null;
create index uploads_network on uploads (network, created_at) where network is not null;
-- Removing an upload asks who refers to it.
create index payments_receipt on payments (receipt_upload) where receipt_upload is not null;

-- Files whose rows are gone, until the storage has removed them too.
create table removed_files (
  object_key text primary key,
  removed_at timestamptz not null default now()
);
