-- By what merchants and applications are known to belong together: the registered address joins contacts, company and bank account.
alter table application_marks drop constraint application_marks_mark_check;
alter table application_marks add constraint application_marks_mark_check
  check (mark in ('phone', 'email', 'company-number', 'bank-account', 'address'));
insert into application_marks (application_id, source, mark, value)
  select r.application_id, 'address-proof', 'address', n.value
  from application_requirements r
    cross join lateral (select regexp_replace(lower(r.fields ->> 'registeredAddress'), '[^[:alnum:]]', '', 'g') as value) n
  where r.kind = 'address-proof' and r.is_newest and n.value <> ''
  on conflict do nothing;

create view application_links as
  select a.application_id, a.application_number, a.account_id, a.merchant_id, a.kind, a.state, a.details ->> 'shopName' as shop_name,
    m.mark, m.value
  from applications a left join application_marks m using (application_id);
comment on column application_links.shop_name is 'nullable';
comment on column application_links.mark is 'nullable';
comment on column application_links.value is 'nullable';
-- Browsers an account was signed in to with, as hashes.
create view account_devices as select account_id, device_hash from device_ids;
