-- Who supplied something is named as the shop has accepted it last: the company, or the person where no company is to be shown.
create or replace view merchant_suppliers as
  select a.merchant_id,
    coalesce((array_agg(r.fields ->> 'registeredAddress' order by r.decided_at desc) filter (where r.kind = 'address-proof'))[1], '') as address,
    coalesce((array_agg(r.fields ->> 'dealerNumber' order by r.decided_at desc) filter (where r.kind = 'dealer-registration'))[1], '')
      as dealer_number,
    coalesce((array_agg(r.fields ->> 'companyName' order by r.decided_at desc) filter (where r.kind = 'incorporation'))[1],
      (array_agg(r.fields ->> 'representative' order by r.decided_at desc) filter (where r.kind = 'identity' and not exists (
        select from application_requirements c where c.application_id = a.application_id and c.kind = 'incorporation' and c.is_asked)))[1],
      '') as legal_name
  from applications a join application_requirements r on r.application_id = a.application_id
  where a.merchant_id is not null and r.state = 'accepted' and r.is_asked
  group by a.merchant_id;
