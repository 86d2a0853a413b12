-- What operators know of a member and want the next one to know.
create table member_notes (
  note_id    uuid primary key,
  account_id uuid not null references accounts,
  note       text not null,
  actor      text not null,
  actor_id   uuid not null references accounts,
  created_at timestamptz not null default now()
);
create index member_notes_account on member_notes (account_id, created_at desc);
create index member_notes_actor on member_notes (actor_id);

-- The desk finds members by a piece of an address or a number, and lists the newest first.
create index contacts_words on contacts using gin (value gin_trgm_ops);
create index members_joined on members (joined_at desc, account_id);
