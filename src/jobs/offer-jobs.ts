import { z } from 'zod'
import { workOnOfferFile } from '#flows/sellers/offer-files/bring-offers.ts'
import type { Database } from '#platform/database.server.ts'
import type { Jobs } from '#platform/jobs/job-queue.server.ts'

const Queued = z.object({ fileId: z.uuid() })

/** Files of offers are taken over here, some rows at a time; whoever ends leaves the rest to the next process. */
export const offerJobs = ({ database }: { database: Database }): Jobs => ({
  'offer-file': (queued) => workOnOfferFile(database, Queued.parse(queued).fileId),
})
