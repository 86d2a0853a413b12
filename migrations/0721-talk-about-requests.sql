-- What others may know of a request: whose it is, how it is called, and who has quoted for it.
create view sourcing_card as select request_id, request_number, account_id, house, words from sourcing_requests;
create view sourcing_bidders as
  select q.request_id, q.merchant_id from sourcing_quotes q where q.state <> 'withdrawn';

-- A member and a global buyer write to each other about a request.
alter table conversations add column request_id uuid references sourcing_requests,
  drop constraint conversations_subject,
  add constraint conversations_subject check (num_nonnulls(order_id, product_id, request_id) <= 1);
drop index conversations_once;
create unique index conversations_once on conversations (kind, account_id, merchant_id, order_id, product_id, request_id) nulls not distinct;
create index conversations_request on conversations (request_id);
