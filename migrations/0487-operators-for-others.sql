-- What other modules may know of who works here.
create view operator_card as select operator_id, name, email, language, created_at from operators;
