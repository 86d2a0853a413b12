-- What happens to an order within a few minutes is told of in one mail: an event's job looks for others like it.
create index outbox_gathered on outbox ((payload ->> 'orderId'), topic)
  where topic in ('piece-passed', 'piece-rejected', 'part-refunded', 'payout-waits', 'return-moved');
