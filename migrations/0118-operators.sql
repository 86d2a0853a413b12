-- Whoever is invited has no password until they choose one by the link that was mailed to them.
alter table operators alter column password_hash drop not null;
alter table operators add column disabled_reason text, add column signed_in_at timestamptz,
  add column language text not null default 'en' check (language in ('en', 'zh')), add column invited_by uuid references accounts;
create index operators_invited_by on operators (invited_by);

-- A link that lets somebody choose a password, once: only its hash is here.
create table operator_links (
  link_hash   bytea primary key,
  operator_id uuid not null references operators,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  created_at  timestamptz not null default now()
);
create index operator_links_operator on operator_links (operator_id);
