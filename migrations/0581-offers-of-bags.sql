-- Which offer a line of a bag was put there for: where it has gone, the line says so beside the next one. Null for lines from before.
alter table bag_lines add column offer_id uuid;
