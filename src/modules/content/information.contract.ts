import { z } from 'zod'

/** Where the page stands, without its language: /statement/delivery. */
export const InformationInput = z.object({ address: z.string().max(100) })
export type InformationInput = z.input<typeof InformationInput>

/** In the order in which they are listed. */
export const informationGroups = ['help', 'confidence', 'company', 'rules'] as const

const QuestionWire = z.object({ id: z.string(), question: z.string(), answer: z.string() })
const QuestionGroupWire = z.object({ id: z.string(), title: z.string(), questions: z.array(QuestionWire) })
export type QuestionGroupWire = z.output<typeof QuestionGroupWire>

export const InformationWire = z.object({
  title: z.string(),
  lead: z.string(),
  /** The day its words last changed, YYYY-MM-DD. */
  updated: z.string(),
  /** HTML made from our own Markdown; empty for a page of questions. */
  html: z.string(),
  sections: z.array(z.object({ id: z.string(), title: z.string() })),
  questions: z.array(QuestionGroupWire),
  /** On the page of the stores: the days on which they are closed, YYYY-MM-DD. */
  closedDays: z.array(z.string()),
  /** Its neighbours, this page among them, by group; addresses in the visitor's language. */
  groups: z.array(
    z.object({
      group: z.enum(informationGroups),
      pages: z.array(z.object({ title: z.string(), address: z.string(), here: z.boolean() })),
    }),
  ),
})
export type InformationWire = z.output<typeof InformationWire>
