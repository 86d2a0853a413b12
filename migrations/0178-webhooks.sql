-- Where the shop tells other systems of what happens. Secrets are sealed with a key of the settings; after a rotation the older one signs, too,
-- until it is over.
create table webhook_endpoints (
  endpoint_id   uuid primary key,
  name          text not null,
  url           text not null,
  topics        text[] not null,
  state         text not null default 'open',
  secret        text not null,
  older_secret  text,
  older_until   timestamptz,
  -- Since when not one attempt has come through.
  failing_since timestamptz,
  made_by       uuid not null references accounts,
  created_at    timestamptz not null default now(),
  constraint webhook_endpoints_state check (state in ('open', 'paused', 'rested', 'ended'))
);
create index webhook_endpoints_made_by on webhook_endpoints (made_by);

-- What is told, word for word the same to everybody and in every repetition.
create table webhook_messages (
  message_id uuid primary key,
  event_id   bigint not null,
  topic      text not null,
  subject_id uuid not null,
  body       text not null,
  created_at timestamptz not null default now(),
  unique (event_id, topic, subject_id)
);
create index webhook_messages_age on webhook_messages (created_at);

-- One message to one endpoint; how it stands is known to its row of outside_calls, whose key is its id.
create table webhook_deliveries (
  delivery_id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints,
  message_id  uuid not null references webhook_messages on delete cascade,
  created_at  timestamptz not null default now()
);
create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, created_at desc);
create index webhook_deliveries_message on webhook_deliveries (message_id);

-- `status`: none when there was no answer, and `problem` says why.
create table webhook_attempts (
  attempt_id   uuid primary key,
  delivery_id  uuid not null references webhook_deliveries on delete cascade,
  status       integer,
  took_ms      integer not null,
  excerpt      text not null default '',
  problem      text,
  attempted_at timestamptz not null default now()
);
create index webhook_attempts_delivery on webhook_attempts (delivery_id, attempted_at desc);
