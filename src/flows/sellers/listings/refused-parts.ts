import type { ProposalContent } from '#modules/proposals/proposals.contract.ts'
import type { partStates, ProposalPart } from '#modules/proposals/proposals.rules.ts'

type Decided = readonly { part: ProposalPart; state: (typeof partStates)[number] }[]

/** What was given before, with what was refused as it is given now: the rest stands as it was accepted. */
export function onlyRefused(before: ProposalContent, now: ProposalContent, parts: Decided): ProposalContent {
  const isOpen = (part: ProposalPart): boolean => parts.some((one) => one.part === part && one.state === 'refused')
  const { name, description, articleNumber } = isOpen('words') ? now : before
  const { gender, category } = isOpen('category') ? now : before
  const sold = isOpen('variants') ? now : before
  const shown = isOpen('pictures') ? now : before
  return {
    ...{ name, description, articleNumber, gender, category },
    brandCode: (isOpen('brand') ? now : before).brandCode,
    dispatchDays: sold.dispatchDays,
    colours: sold.colours.map((colour, at) => {
      const { pictures } = shown.colours.find(({ colourId }) => colourId === colour.colourId) ?? shown.colours[at] ?? colour
      return { ...colour, pictures }
    }),
  }
}
