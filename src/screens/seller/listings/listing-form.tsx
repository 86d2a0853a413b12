import { useState } from 'react'
import { useNavigate } from 'react-router'
import { proposalPartText, sellerListingsText } from '#language/sellers/proposals.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ProposalChoicesWire, ProposalWire } from '#modules/proposals/proposals.contract.ts'
import { getProposal, listProposalChoices, listProposals, sendProposal } from '#modules/proposals/proposals.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { answerDeskQuery, askAgain, ONCE, useDeskQuery } from '#desk/desk-query.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { ColourFields } from './colour-fields.tsx'
import { ListingFields } from './listing-fields.tsx'
import { listingAsTyped, newColour, newListing, type TypedListing } from './typed-listing.ts'

/** What somebody proposes to list; of one that was returned only what was refused is taken over. */
export function ListingForm({ before }: { before?: ProposalWire }) {
  const language = useLanguage()
  const texts = useTexts(sellerListingsText)
  const parts = useTexts(proposalPartText)
  const navigate = useNavigate()
  const choices = useDeskQuery(listProposalChoices, {}, ONCE)
  const [typed, type] = useState<TypedListing>(before ? listingAsTyped(before.content) : newListing())
  const named = { proposalNo: before?.proposalNo ?? '', version: before?.version ?? 0 }
  const { problems, refusal, busy, send } = useCaseStep({
    call: (content: TypedListing, options) => callSeller(sendProposal, { ...named, content: asSent(content) }, options),
    onDone: (next) => {
      answerDeskQuery(getProposal, { proposalNo: next.proposalNo }, next)
      askAgain(listProposals)
      toast('success', texts.sentDone)
      void navigate(localPath(language, `/seller/listings/${next.proposalNo}`))
    },
    onRefused: () => askAgain(getProposal),
  })
  const problem = (path: string): string | undefined => problems[`content.${path}`]
  const refused = before?.parts.filter(({ state }) => state === 'refused') ?? []
  return (
    <DeskAnswer found={choices} height={480}>
      {(data) => (
        <form
          noValidate
          className="listing-form"
          onSubmit={(event) => {
            event.preventDefault()
            void send(typed)
          }}
        >
          {refused.length > 0 ? (
            <p>
              {texts.onlyRefused} {refused.map(({ part }) => parts[part]).join(language === 'zh' ? '、' : '; ')}
            </p>
          ) : null}
          <ListingFields typed={typed} choices={data} problem={problem} onChange={type} />
          <Colours typed={typed} choices={data.colours} problem={problem} onChange={type} />
          <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
          <p>
            <Button type="submit" busy={busy}>
              {before ? texts.sendAgain : texts.send}
            </Button>
          </p>
        </form>
      )}
    </DeskAnswer>
  )
}

type ColoursProps = {
  typed: TypedListing
  choices: ProposalChoicesWire['colours']
  problem: (path: string) => string | undefined
  onChange: (typed: TypedListing) => void
}

function Colours({ typed, choices, problem, onChange }: ColoursProps) {
  const texts = useTexts(sellerListingsText)
  const put = (colours: TypedListing['colours']) => onChange({ ...typed, colours })
  return (
    <>
      {typed.colours.map((colour, at) => (
        <ColourFields
          key={`${at}`}
          at={at}
          colour={colour}
          choices={choices}
          problem={(path) => problem(`colours.${at}.${path}`)}
          onChange={(next) => put(typed.colours.map((one, place) => (place === at ? next : one)))}
          {...(typed.colours.length > 1 ? { onRemove: () => put(typed.colours.filter((_, place) => place !== at)) } : {})}
        />
      ))}
      <p>
        <Button look="text" onClick={() => put([...typed.colours, newColour()])}>
          {texts.addColour}
        </Button>
      </p>
    </>
  )
}

const asSent = ({ colours, sizeSystem, ...content }: TypedListing) => ({
  ...content,
  colours: colours.map(({ variants, ...colour }) => ({
    ...colour,
    variants: variants.map((variant) => ({ ...variant, sizeSystem })),
  })),
})
