import { z } from 'zod'
import { type ImportHost, workOnImport } from '#flows/products/import-products.ts'
import type { Jobs } from '#platform/work/job-queue.server.ts'

const Queued = z.object({ importId: z.uuid() })

/** Imports of products go on here, step by step; whoever ends leaves the rest to the next process. */
export const importJobs = (host: ImportHost): Jobs => ({
  import: (queued) => workOnImport(host, Queued.parse(queued).importId),
})
