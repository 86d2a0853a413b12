-- Tables bear the names the code and its readers use.
alter table notices rename to announcements;
alter table announcements rename column notice_id to announcement_id;
alter table notice_bar rename to announcement_bar;
alter table payment_notices rename to payment_webhooks;
alter table product_companions rename to bought_together;
alter table bought_together rename column companion_id to other_id;
