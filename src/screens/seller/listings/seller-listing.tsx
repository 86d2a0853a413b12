import { type MetaArgs, useParams } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { proposalPartText, proposalStateText, sellerListingsText } from '#language/sellers/proposals.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ProposalWire } from '#modules/proposals/proposals.contract.ts'
import { getProposal, listProposals, withdrawProposal } from '#modules/proposals/proposals.paths.ts'
import { CasePage } from '#desk/case/case-page.tsx'
import { answerDeskQuery, askAgain, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { ListingForm } from './listing-form.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerListingsText.title)

/** A new proposal, or the one that the address names. */
export default function SellerListing() {
  const language = useLanguage()
  const texts = useTexts(sellerListingsText)
  const { proposalNo = 'new' } = useParams()
  if (proposalNo !== 'new') return <Proposal key={proposalNo} proposalNo={proposalNo} />
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/seller/listings')}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{texts.add}</h1>
      <ListingForm />
    </>
  )
}

function Proposal({ proposalNo }: { proposalNo: string }) {
  const language = useLanguage()
  const texts = useTexts(sellerListingsText)
  const found = useDeskQuery(getProposal, { proposalNo }, { refetchInterval: false })
  return (
    <CasePage
      list={{ href: localPath(language, '/seller/listings'), name: texts.back }}
      title={found.data?.name ?? proposalNo}
      found={found}
      missingTitle={texts.missing}
    >
      {(proposal) => (
        <>
          <Standing proposal={proposal} />
          {proposal.state === 'returned' ? <ListingForm key={proposal.version} before={proposal} /> : null}
        </>
      )}
    </CasePage>
  )
}

/** How it stands, what was said of it, and the way out. */
function Standing({ proposal }: { proposal: ProposalWire }) {
  const language = useLanguage()
  const texts = useTexts(sellerListingsText)
  const states = useTexts(proposalStateText)
  const parts = useTexts(proposalPartText)
  const { state, brandName, proposalNo, submittedTime, dueTime, reason, isOffered } = proposal
  const refused = proposal.parts.filter((part) => part.state === 'refused')
  return (
    <div className="listing-state">
      <p>
        <span className="admin-state">{states[state]}</span>
      </p>
      <p className="mute">
        {[brandName, proposalNo, showMoment(submittedTime, language)].filter(Boolean).join(' · ')}
        {state === 'submitted' ? ` · ${texts.due} ${showMoment(dueTime, language)}` : ''}
      </p>
      {state === 'accepted' ? <p>{isOffered ? texts.offered : texts.notYet}</p> : null}
      {reason ? <p className="admin-note">{texts.reason(reason)}</p> : null}
      <dl className="admin-facts">
        {refused.map(({ part, reason: why }) => (
          <div key={part}>
            <dt>{parts[part]}</dt>
            <dd className="admin-note">{why}</dd>
          </div>
        ))}
      </dl>
      {state === 'submitted' || state === 'returned' ? <Withdraw proposal={proposal} /> : null}
    </div>
  )
}

function Withdraw({ proposal: { proposalNo, version } }: { proposal: ProposalWire }) {
  const texts = useTexts(sellerListingsText)
  const { act, busy } = useDeskAction(() => callSeller(withdrawProposal, { proposalNo, version }))
  const press = async () => {
    const result = await act(undefined)
    if (!result.ok) return toast('error', result.msg)
    answerDeskQuery(getProposal, { proposalNo }, result.data)
    askAgain(listProposals)
    return toast('success', texts.withdrawn)
  }
  return (
    <Button look="text" busy={busy} onClick={() => void press()}>
      {texts.withdraw}
    </Button>
  )
}
