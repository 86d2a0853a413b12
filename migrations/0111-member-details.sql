-- What only members tell of themselves. The avatar is an upload that nobody else may read.
alter table account_details
  add column nickname text not null default '',
  add column signature text not null default '',
  add column gender text not null default 'confidential' check (gender in ('female', 'male', 'confidential')),
  add column birthday text not null default '' check (birthday ~ '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$'),
  add column avatar_upload uuid references uploads;
create index account_details_avatar on account_details (avatar_upload) where avatar_upload is not null;
