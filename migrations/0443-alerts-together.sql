-- Since when what somebody waits for can be bought again: several items that are back within minutes are one e-mail.
alter table stock_alerts add column back_at timestamptz;
create index stock_alerts_back on stock_alerts (back_at) where told_at is null and back_at is not null;
