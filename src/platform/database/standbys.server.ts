import { z } from 'zod'

export const Standbys = z.object({
  /** How many machines are to confirm a commit; none where none are named. */
  wanted: z.number(),
  /** How many do. */
  confirming: z.number(),
  /** Whether every commit waits for them, and not only those that move money. */
  all: z.boolean(),
})
export type Standbys = z.output<typeof Standbys>

/** No commit waits so long for a standby that is well: one that follows and confirms nothing in this time is as good as gone. */
export const LATE_MS = 700

/**
 * What `synchronous_standby_names` asks for, and who is there to confirm. Who follows is seen with the rights of `pg_monitor`. Without them
 * only commits that wait tell that one is missing.
 */
export const ASK_STANDBYS = `select wanted, case when wanted = 0 then 0 when silent then 0 when sees then confirming else wanted end as confirming,
    current_setting('synchronous_commit') not in ('local', 'off') as all
  from (select case when names = '' then 0
        else coalesce((regexp_match(names, '^\\s*(?:(?:first|any)\\s+)?(\\d+)\\s*\\(', 'i'))[1]::int, 1) end as wanted
      from current_setting('synchronous_standby_names') as names) as asked,
    (select count(*) filter (where sync_state in ('sync', 'quorum'))::int as confirming from pg_stat_replication) as followers,
    (select exists (select from pg_stat_activity where datname = current_database() and wait_event = 'SyncRep'
        and query_start < clock_timestamp() - interval '${LATE_MS} milliseconds') as silent,
      pg_has_role('pg_read_all_stats', 'usage') as sees) as waits`
