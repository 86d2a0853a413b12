-- A line of a statement that is dated ahead: a person says whether the money is there.
alter table statement_lines drop constraint statement_lines_state_check,
  add constraint statement_lines_state_check
    check (state in ('waiting', 'order', 'held', 'out', 'known', 'same', 'doubtful', 'ahead', 'failed')) not valid;
alter table statement_lines validate constraint statement_lines_state_check;
