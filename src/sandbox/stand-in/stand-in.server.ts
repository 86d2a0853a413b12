import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { StandInFaults } from './stand-in-faults.server.ts'

/** What a stand-in has: books of its own in our database, and the shop's door for its webhooks. */
export type StandInHost = {
  database: Database
  log: Log
  faults: StandInFaults
  publicUrl: () => string
  webhookUrl: (provider: string) => string
}
