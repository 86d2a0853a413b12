-- Whoever orders is known again by what they type, too: an address however it was written, and the card that paid.
create function mail_key(address text) returns text immutable parallel safe language sql return
  (select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || host end
    from (select split_part(split_part(lower(trim(address)), '@', 1), '+', 1) as name, split_part(lower(trim(address)), '@', 2) as host) parts);

create index orders_mail_key on orders (mail_key(contact_email));
create index payments_card_fingerprint on payments (card_fingerprint) where card_fingerprint is not null;
