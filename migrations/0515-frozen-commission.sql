-- What a line was sold under: the rule's name, its rate in hundredths of a per cent, what it keeps at least and at most, and the card's
-- share. Null for lines sold before rules were kept, which are settled by the rates of that day.
alter table order_lines add column commission jsonb;
