-- What the law wants on the invoice of precious goods (Cap. 362A, 362B, 362N): fineness, weight, and what its stones are.
create view product_marks as
  select product_id, details #> '{attributes,fineness}' as fineness, details #> '{attributes,metal-weight}' as grams,
    details #> '{attributes,stones}' as stones
  from products;

-- Who supplied them, as the shop has accepted it: the registered address, and the number as dealer.
create view merchant_suppliers as
  select a.merchant_id, coalesce(max(r.fields ->> 'registeredAddress') filter (where r.kind = 'address-proof'), '') as address,
    coalesce(max(r.fields ->> 'dealerNumber') filter (where r.kind = 'dealer-registration'), '') as dealer_number
  from applications a join application_requirements r on r.application_id = a.application_id
  where a.merchant_id is not null and r.state = 'accepted' and r.is_asked
  group by a.merchant_id;
