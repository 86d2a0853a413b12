import { z } from 'zod'
import { fetchPictures, type PictureHost, unpackArchive } from '#flows/products/attach-pictures.ts'
import { workOnImport } from '#flows/products/import-products.ts'
import type { Jobs } from '#platform/jobs/job-queue.server.ts'

const Queued = z.object({ importId: z.uuid() })

/** Imports of products go on here, step by step; whoever ends leaves the rest to the next process. */
export const importJobs = (host: PictureHost): Jobs => ({
  'import-archive': (queued) => unpackArchive(host, Queued.parse(queued).importId),
  'import-pictures': () => fetchPictures(host),
  import: (queued) => workOnImport(host, Queued.parse(queued).importId),
})
