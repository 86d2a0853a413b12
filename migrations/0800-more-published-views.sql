-- What modules read of each other’s tables until now, published.
create view claim_card as select claim_id, order_id, unit_id, kind, state from claims;
create view authentication_photos as
  select a.unit_id, p.point, p.position, p.upload_id from authentications a join authentication_pictures p using (authentication_id);
create view withdrawn_certificates as
  select e.unit_id, e.code from certificate_entries e join certificate_entries w on w.code = e.code and w.type = 'withdrawal';
create view scheduled_price_card as
  select d.offer_id, d.state, d.ends_at, s.name as sale_name from scheduled_prices d join price_sales s using (sale_id);
create view popular_products as select product_id, score from product_popularity;
create view bag_contents as select owner_id, sku_id, added_at from bag_lines;
create view kept_wishes as select owner_id, product_id, added_at from wish_list_items where removed_at is null;
create view day_counts as select what, day, subject, num from daily_counts;
create view confirmed_factors as select account_id, confirmed_at from second_factors where confirmed_at is not null;
create view return_card as select return_id, order_id, state from returns;
create view approval_card as select approval_id, kind, subject_id, state from approvals;
create view booked_care as select unit_id, order_id, day from care_bookings where state = 'booked';
create view waiting_alerts as select sku_id from stock_alerts where told_at is null;
create view consent_card as select account_id, kind, given from consents;
create view open_payouts as select member_id, merchant_id, amount_cents, state from payouts where state not in ('confirmed', 'returned');
create view wish_list_viewers as select owner_id, viewer_id from wish_list_friends;
create view shared_wish_lists as select owner_id, share_code, share_title from wish_lists;
create view kept_addresses as select account_id, area_number, mobile, place_code, city, detail from addresses;
create view known_networks as select account_id, device, network from known_devices;
create view flood_alarm_card as select kind, counted, raised_at from flood_alarms;
create view sms_alarm_card as select raised_at, sent, most from sms_alarms;
create view webhook_addresses as select d.delivery_id, w.url from webhook_deliveries d join webhook_endpoints w using (endpoint_id);
create view collection_titles as select code, document -> 'title' as title from storefront_parts where kind = 'collection';
