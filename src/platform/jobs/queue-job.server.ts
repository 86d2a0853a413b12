import { sql } from 'kysely'
import type { Tx } from '../database.server.ts'

/** Work for the background; asked for twice, it is done once. */
export async function queueJob(tx: Tx, task: string, payload: Record<string, string>, seconds = 0): Promise<void> {
  const key = [task, ...Object.values(payload)].join(':')
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key := ${key}, max_attempts := 12,
    run_at := now() + ${seconds} * interval '1 second')`.execute(tx)
}
