-- What can be only one of a few words is held to them, so that the types made from the tables know them too.
alter table merchants add constraint merchants_kind
  check (kind in ('platform', 'individual', 'company', 'genuine-store', 'brand', 'global-buyer'));
alter table orders
  add constraint orders_state_known check (state in ('payment-pending', 'pending-seller-delivery', 'pending-platform-delivery',
    'to-be-received', 'received', 'successful', 'closed', 'refund-pending', 'refunded', 'failed')),
  add constraint orders_language check (language in ('en', 'zh')),
  add constraint orders_pay_type check (pay_type in ('bank', 'fps', 'card'));
alter table order_history
  add constraint order_history_from check (from_state in ('payment-pending', 'pending-seller-delivery', 'pending-platform-delivery',
    'to-be-received', 'received', 'successful', 'closed', 'refund-pending', 'refunded', 'failed')),
  add constraint order_history_to check (to_state in ('payment-pending', 'pending-seller-delivery', 'pending-platform-delivery',
    'to-be-received', 'received', 'successful', 'closed', 'refund-pending', 'refunded', 'failed'));
alter table mails add constraint mails_language check (language in ('en', 'zh'));
alter table newsletter_events add constraint newsletter_events_language check (language in ('en', 'zh'));
alter table sandbox_card_intents add constraint sandbox_card_intents_status
  check (status in ('open', 'processing', 'succeeded', 'declined', 'cancelled'));

-- The program makes the keys, in the order of time.
alter table synonym_groups alter column group_id drop default;
