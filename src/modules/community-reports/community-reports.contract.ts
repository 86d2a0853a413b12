import { z } from 'zod'
import { reportReasons } from './community-reports.rules.ts'

/** `subject`: the code of a post or page, or the id of a comment. */
export const CommunityReportInput = z.object({
  kind: z.enum(['post', 'comment', 'profile']),
  subject: z.string().min(4).max(40),
  reason: z.enum(reportReasons, 'choose-one'),
  words: z.string().trim().max(200, 'note-length').default(''),
})
export type CommunityReportInput = z.input<typeof CommunityReportInput>
export type CommunityReport = z.output<typeof CommunityReportInput>
