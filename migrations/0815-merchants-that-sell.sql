-- Nearly every merchant sells, but PostgreSQL took the state of merchant_card, which is computed, for one merchant in two hundred: whatever
-- joins live offers began with that one merchant and read a million offers, of a hundred, for a page of products. It counts the state now.
-- There are few merchants, so that they are counted after each few changes.
create statistics merchants_shown_state
  on (case when state = 'active' and (lacks_documents or is_away or is_full) then 'resting' else state end) from merchants;
alter table merchants set (autovacuum_analyze_threshold = 5);
analyze merchants;
