-- One care service a year comes with the piece.
alter table products add column care_service boolean not null default false;
