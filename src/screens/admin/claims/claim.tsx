import { useActorName } from '#desk/use-actor-name.ts'
import { useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { claimKindText, claimStateText } from '#language/account/claims.text.ts'
import { adminClaimsText, adminClaimText, claimActText, deskActText } from '#language/admin/admin-claims.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminClaimWire } from '#modules/claims/claims.contract.ts'
import { getAdminClaim, listAdminClaims } from '#modules/claims/claims.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { answerDeskQuery, askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminClaimEvidence } from './claim-evidence.tsx'
import { AdminClaimFacts } from './claim-facts.tsx'
import { AdminClaimDialog, type AdminAct } from './claim-dialog.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminClaimsText.title)

/** One claim: what is said, what the shop knows of the piece, and the decision. */
export default function AdminClaim() {
  const language = useLanguage()
  const texts = useTexts(adminClaimText)
  const kinds = useTexts(claimKindText)
  const { claimId = '' } = useParams()
  const found = useDeskQuery(getAdminClaim, { claimId })
  const back = found.data ? `?state=${found.data.kind}` : ''
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, `/admin/claims${back === '?state=price' ? '' : back}`)}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{found.data ? kinds[found.data.kind] : texts.claimed}</h1>
      <DeskAnswer found={found} height={560} missing={<EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>}>
        {(claim) => <Found claim={claim} />}
      </DeskAnswer>
    </>
  )
}

function Found({ claim }: { claim: AdminClaimWire }) {
  const texts = useTexts(adminClaimText)
  const acts = useTexts(deskActText)
  const states = useTexts(claimStateText)
  const may = useMay()
  const [said, say] = useState('')
  const [act, begin] = useState<AdminAct>()
  const open: AdminAct[] = [...(may('ask-refunds') ? claim.acts : []), ...(may('authenticate') ? claim.looks : [])]
  const done = (next: AdminClaimWire) => {
    answerDeskQuery(getAdminClaim, { claimId: claim.claimId }, next)
    askAgain(listAdminClaims)
    say(texts.done)
    begin(undefined)
  }
  return (
    <>
      <p role="status" className="admin-done">
        {said}
      </p>
      <div className="admin-moves">
        <span className="admin-state">{states[claim.state]}</span>
        {open.map((one) => (
          <Button key={one} look={one === 'uphold' ? 'primary' : 'line'} onClick={() => begin(one)}>
            {acts[one]}
          </Button>
        ))}
      </div>
      <div className="admin-columns">
        <div className="admin-work">
          <AdminClaimEvidence claim={claim} />
          <Talk claim={claim} />
        </div>
        <div className="admin-side">
          <AdminClaimFacts claim={claim} />
        </div>
      </div>
      {act ? <AdminClaimDialog key={act} claim={claim} act={act} onDone={done} onClose={() => begin(undefined)} /> : null}
    </>
  )
}

function Talk({ claim }: { claim: AdminClaimWire }) {
  const language = useLanguage()
  const texts = useTexts(adminClaimText)
  const acts = useTexts(claimActText)
  const actorName = useActorName()
  return (
    <section aria-labelledby="claim-talk">
      <h2 id="claim-talk">{texts.talk}</h2>
      <ol className="admin-history">
        {claim.steps.map(({ act, words, date, ...who }) => (
          <li key={date + act}>
            <p>
              <b>{acts[act]}</b>
              <span className="mute">{` · ${actorName(who)} · ${showMoment(date, language)}`}</span>
            </p>
            {words ? <p className="admin-note">{words}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
