import { z } from 'zod'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { RequirementRow } from './applications.tables.ts'

/** For which row the whole numbers are sealed. */
const aboutOf = (requirementId: string): string => `account of requirement ${requirementId}`

const Numbers = z.object({ account: z.string(), cardNumber: z.string() })
type Numbers = z.output<typeof Numbers>

/** The whole numbers that are shown with a letter of the bank, as they are kept. */
export const sealShown = (sealing: Sealing, requirementId: string, numbers: Numbers): string =>
  sealing.seal(JSON.stringify(numbers), aboutOf(requirementId))

/** The same again; undefined where they are kept no longer. */
export const openShown = (
  sealing: Sealing,
  { requirement_id: id, sealed }: Pick<RequirementRow, 'requirement_id' | 'sealed'>,
): Numbers | undefined => (sealed === null ? undefined : Numbers.parse(JSON.parse(sealing.open(sealed, aboutOf(id)))))
