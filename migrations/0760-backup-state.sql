-- What has been brought to safety, as the program that keeps the embedded database notes it: one row, or none where another keeps it.
create table backup_state (
  only_one boolean primary key default true check (only_one),
  -- Whether the settings say where backups go.
  keeps boolean not null,
  base_at timestamptz,
  base_bytes bigint,
  -- From then on the next whole copy is late.
  late_at timestamptz not null,
  -- Everything written until then has left the machine.
  wal_at timestamptz not null,
  files_at timestamptz,
  -- Why the last attempt failed, in the words of what failed.
  problem text
);
