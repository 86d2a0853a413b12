-- Rooms of the seller centre were shown to applicants and kept from nobody. What was saved as it had been given until then becomes what stood:
-- global buyers had every room, and influencers had the questions of buyers, too. Of kinds an operator has changed nothing changes.
do $$
begin
  if exists (select from settings where name = 'merchantKinds') then
    update settings set value = jsonb_set(value, '{kinds}', (
      select jsonb_agg(case
          when k ->> 'kind' = 'global-buyer' and k -> 'rooms' = '["money", "team", "documents"]'
            then k || '{"rooms": ["offers", "orders", "questions", "money", "health", "team", "documents"]}'
          when k ->> 'kind' = 'influencer' and k -> 'rooms' = '["money", "team", "documents"]'
            then k || '{"rooms": ["questions", "money", "team", "documents"]}'
          else k end order by at)
      from jsonb_array_elements(value -> 'kinds') with ordinality as t (k, at)))
    where name = 'merchantKinds';
  end if;
end $$;
