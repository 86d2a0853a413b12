import { z } from 'zod'
import { makeCodes } from '#modules/coupons/admin/index.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { Jobs } from '#platform/jobs/job-queue.server.ts'

const Queued = z.object({ batchId: z.uuid() })

/** Single codes of campaigns come to be here. */
export const couponJobs = ({ database }: { database: Database }): Jobs => ({
  'coupon-codes': (queued) => makeCodes(database, Queued.parse(queued).batchId),
})
