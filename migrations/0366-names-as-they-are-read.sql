-- How somebody is called in one line: a Chinese name family name first and without a space, in either language, every other as it
-- was given. The same rule as personName in language/person-name.ts.
create function person_name(first_name text, last_name text) returns text language sql immutable parallel safe as $$
  select case when last_name ~ '[\u3400-\u9fff\U00020000-\U0003ffff]' then last_name || coalesce(first_name, '')
    else trim(concat_ws(' ', first_name, last_name)) end
$$;
