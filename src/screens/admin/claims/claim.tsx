import { type MetaArgs, useParams } from 'react-router'
import { claimKindText, claimStateText } from '#language/account/claims.text.ts'
import { adminClaimsText, adminClaimText, claimActText, deskActText } from '#language/admin/cases/admin-claims.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminClaimWire } from '#modules/claims/claims.contract.ts'
import { getAdminClaim, listAdminClaims } from '#modules/claims/claims.paths.ts'
import { CaseHistory } from '#desk/case/case-history.tsx'
import { CasePage, CaseWork } from '#desk/case/case-page.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { answerDeskQuery, askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { AnswersBeside } from '#screens/admin/seller-answers/answers-beside.tsx'
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
  const queue = found.data?.kind === 'fake' ? '?state=fake' : ''
  return (
    <CasePage
      list={{ href: localPath(language, `/admin/claims${queue}`), name: texts.back }}
      title={found.data ? kinds[found.data.kind] : texts.claimed}
      found={found}
      missingTitle={texts.missingTitle}
    >
      {(claim) => <Found claim={claim} />}
    </CasePage>
  )
}

function Found({ claim }: { claim: AdminClaimWire }) {
  const acts = useTexts(deskActText)
  const told = useTexts(claimActText)
  const states = useTexts(claimStateText)
  const may = useMay()
  const open: AdminAct[] = [...(may('ask-refunds') ? claim.acts : []), ...(may('authenticate') ? claim.looks : [])]
  const keep = (next: AdminClaimWire) => {
    answerDeskQuery(getAdminClaim, { claimId: claim.claimId }, next)
    askAgain(listAdminClaims)
  }
  return (
    <CaseWork<AdminAct>
      state={states[claim.state]}
      acts={open.map((act) => ({ act, name: acts[act], isMain: act === 'uphold' }))}
      renderEvidence={() => (
        <>
          <AdminClaimEvidence claim={claim} />
          <AnswersBeside about={{ claimId: claim.claimId }} />
          <CaseHistory steps={claim.steps.map(({ act, ...step }) => ({ ...step, name: told[act] }))} />
        </>
      )}
      facts={<AdminClaimFacts claim={claim} />}
      renderStep={(act, done, close) => (
        <AdminClaimDialog
          key={act}
          claim={claim}
          act={act}
          onDone={(next) => {
            keep(next)
            done()
          }}
          onClose={close}
        />
      )}
    />
  )
}
