-- What other modules may know of people. `is_open`: neither locked out nor gone nor on the way out.
create view member_card as
  select account_id, invite_code, joined_at, disabled_at is null and leaving_at is null and left_at is null as is_open from members;

-- As somebody has said that they are called; guests, too.
create view account_names as
  select account_id, first_name, last_name, nickname, birthday, nullif(person_name(first_name, last_name), '') as name from account_details;
comment on column account_names.name is 'nullable';

create view account_contacts as select account_id, kind, value, proven_at from contacts;
