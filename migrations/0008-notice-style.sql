-- One look for the whole bar of notices. `version` moves with every change an operator makes to the bar or its notices.
create table notice_bar (
  only_one         boolean primary key default true check (only_one),
  background_color text not null default '#0b0b0a' check (background_color ~ '^#[0-9a-f]{6}$'),
  color            text not null default '#ffffff' check (color ~ '^#[0-9a-f]{6}$'),
  version          integer not null default 1
);
insert into notice_bar default values;
