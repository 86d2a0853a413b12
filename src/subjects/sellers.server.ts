import { teamCalls } from '#calls/sellers/team.calls.server.ts'
import type { Subject } from './subject.ts'

/** People of merchants. */
export const sellers: Subject = {
  calls: () => [...teamCalls],
}
