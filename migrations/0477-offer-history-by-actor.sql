-- Leaving and the sweep of visitors look for every reference to an account.
create index offer_history_actor on offer_history (actor_id) where actor_id is not null;
