-- A nickname is one person's, however it is written: as it is compared, in small letters, of one width, without what nobody sees.
alter table account_details add column nickname_folded text;
-- Of those that were alike before, the first member keeps it to themselves; the others keep it, too, until they change it.
update account_details d set nickname_folded = folded.name
from (
  select distinct on (name) account_id, name from (
    select d.account_id, m.joined_at,
      lower(normalize(regexp_replace(normalize(d.nickname, NFKC),
        '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]', '', 'g'), NFKC)) as name
    from account_details d join members m using (account_id) where d.nickname <> ''
  ) written where name <> '' order by name, joined_at, account_id
) folded
where folded.account_id = d.account_id;
create unique index account_details_nickname on account_details (nickname_folded);
