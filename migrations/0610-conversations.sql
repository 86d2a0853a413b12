-- People write to each other: a buyer to a merchant about an order or an item, a buyer to the shop, a merchant to the shop. One row for each
-- subject between the same two, so that what is asked again is asked in the same place.
create table conversations (
  conversation_id uuid primary key,
  kind            text not null check (kind in ('seller', 'support', 'partner')),
  -- The buyer; null between a merchant and the shop.
  account_id      uuid references accounts,
  -- Null between a buyer and the shop.
  merchant_id     uuid references merchants,
  order_id        uuid references orders,
  product_id      uuid references products,
  begun_at        timestamptz not null,
  last_position   integer not null default 0 check (last_position >= 0),
  last_at         timestamptz not null,
  -- Who of the shop sees to it.
  assigned_to     uuid references accounts,
  constraint conversations_parties check (
    (kind in ('seller', 'support')) = (account_id is not null) and (kind in ('seller', 'partner')) = (merchant_id is not null)),
  constraint conversations_subject check (order_id is null or product_id is null)
);
create unique index conversations_once on conversations (kind, account_id, merchant_id, order_id, product_id) nulls not distinct;
create index conversations_account on conversations (account_id, last_at desc);
create index conversations_merchant on conversations (merchant_id, last_at desc);
create index conversations_order on conversations (order_id);
create index conversations_product on conversations (product_id);
create index conversations_assigned on conversations (assigned_to);
create index conversations_of_shop on conversations (last_at desc) where kind <> 'seller';

-- In the order of their positions. What was masked never gets here.
create table conversation_messages (
  conversation_id uuid not null references conversations,
  position        integer not null check (position > 0),
  side            text not null check (side in ('buyer', 'merchant', 'shop')),
  author_id       uuid not null references accounts,
  -- The sender names it: what comes twice is one message.
  client_key      uuid not null,
  body            text not null,
  masked          text[] not null default '{}',
  -- Its author has left.
  is_gone         boolean not null default false,
  sent_at         timestamptz not null,
  primary key (conversation_id, position),
  unique (conversation_id, side, client_key)
);
create index conversation_messages_author on conversation_messages (author_id);

create table conversation_pictures (
  conversation_id uuid not null,
  position        integer not null,
  place           integer not null check (place >= 0),
  upload_id       uuid not null references uploads,
  primary key (conversation_id, position, place),
  foreign key (conversation_id, position) references conversation_messages
);

create index conversation_pictures_upload on conversation_pictures (upload_id);

-- How far each side has read. `mailed`: it was told by mail since it last read; it is told again once it has been here.
create table conversation_reads (
  conversation_id uuid not null references conversations,
  side            text not null check (side in ('buyer', 'merchant', 'shop')),
  read_position   integer not null default 0,
  mailed          boolean not null default false,
  primary key (conversation_id, side)
);

-- Since when an answer is owed, by when, and when it came.
create table conversation_waits (
  conversation_id uuid not null references conversations,
  position        integer not null,
  began_at        timestamptz not null,
  due_at          timestamptz not null,
  ended_at        timestamptz,
  -- Nothing had to be answered.
  is_settled      boolean not null default false,
  primary key (conversation_id, position),
  constraint conversation_waits_settled check (not is_settled or ended_at is not null)
);
create unique index conversation_waits_open on conversation_waits (conversation_id) where ended_at is null;
create index conversation_waits_due on conversation_waits (due_at) where ended_at is null;

-- Among colleagues of the shop.
create table conversation_notes (
  note_id         uuid primary key,
  conversation_id uuid not null references conversations,
  author_id       uuid not null references accounts,
  body            text not null check (body <> ''),
  written_at      timestamptz not null
);
create index conversation_notes_conversation on conversation_notes (conversation_id);
create index conversation_notes_author on conversation_notes (author_id);

-- Answers that are written once, of a merchant or of the shop, and what is said while nobody is there. Saved as a whole, by version.
create table answer_books (
  book_id     uuid primary key,
  merchant_id uuid unique nulls not distinct references merchants,
  version     integer not null,
  answers     jsonb not null,
  away_en     text not null,
  away_zh     text not null
);

-- How merchants answer: of each question, by when an answer was due and when it came. Those that needed none are left out.
create view merchant_answers as
  select c.merchant_id, c.conversation_id, o.order_number, w.began_at, w.due_at, w.ended_at
  from conversation_waits w
    join conversations c using (conversation_id)
    left join order_card o on o.order_id = c.order_id
  where c.kind = 'seller' and not w.is_settled;

update roles set permissions = permissions || '{answer-members}'
  where role_id = 'support' and not permissions && '{answer-members}';
