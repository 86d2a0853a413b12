-- When merchants are or were to be away: the day by which their items arrive leaves these days out.
create view merchant_days_away as
  select merchant_id, first_day, last_day from merchant_holidays where ended_at is null;
