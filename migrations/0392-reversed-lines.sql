-- Money out that takes back what had paid an order: its bank has reversed the transfer.
alter table statement_lines drop constraint statement_lines_state_check,
  add constraint statement_lines_state_check
    check (state in ('waiting', 'order', 'held', 'out', 'reversed', 'known', 'same', 'doubtful', 'ahead', 'failed')) not valid;
alter table statement_lines validate constraint statement_lines_state_check;
