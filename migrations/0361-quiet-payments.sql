-- Payments wait while the indexes are made: about a second for a million.
-- Payments that may have been paid without our knowing are looked up every minute: young ones, and those under review, however old.
create index payments_age on payments (created_at);
create index payments_under_review on payments (created_at) where state = 'under-review';
