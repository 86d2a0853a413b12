import { useState } from 'react'
import { adminListingsText, proposalPartText } from '#language/sellers/proposals.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AdminProposalWire } from '#modules/proposals/proposals.contract.ts'
import { decideProposal, getAdminProposal } from '#modules/proposals/proposals.paths.ts'
import { MOST_PROPOSAL_REASON, type ProposalPart, proposalParts, type ReviewAct } from '#modules/proposals/proposals.rules.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { askAgain } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextArea, Tick } from '#ui/fields.tsx'

type Reason = { en: string; zh: string }
type Said = { publish: boolean; refused: { part: ProposalPart; reason: Reason }[]; reason: Reason }
const NOTHING: Reason = { en: '', zh: '' }

type Props = {
  proposal: AdminProposalWire
  act: ReviewAct
  onDone: (next: AdminProposalWire) => void
  onClose: () => void
}

/** Decides by the version that was read; reasons are written in both languages. */
export function ListingDialog({ proposal: { proposalNo, version }, act, onDone, onClose }: Props) {
  const texts = useTexts(adminListingsText)
  const [said, say] = useState<Said>({ publish: true, refused: [], reason: NOTHING })
  const { problems, refusal, busy, send } = useCaseStep({
    call: ({ publish, refused, reason }: Said, options) =>
      callAdmin(
        decideProposal,
        {
          ...{ proposalNo, version, act },
          ...(act === 'accept' ? { publish } : {}),
          ...(act === 'return' ? { refused } : {}),
          ...(act === 'decline' ? { reason } : {}),
        },
        options,
      ),
    onDone,
    onRefused: () => askAgain(getAdminProposal),
  })
  return (
    <DeskDialog onClose={onClose} title={texts[act]}>
      <DeskDialogForm
        busy={busy}
        refusal={refusal ?? problems.refused ?? missingWords(problems)}
        press={texts[act]}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void send(said)
        }}
      >
        {act === 'accept' ? (
          <>
            <Tick checked={said.publish} onChange={({ target }) => say({ ...said, publish: target.checked })}>
              {texts.publish}
            </Tick>
            <p className="field-hint">{texts.publishHint}</p>
          </>
        ) : null}
        {act === 'return' ? <Parts said={said} problems={problems} onSay={say} /> : null}
        {act === 'decline' ? (
          <ReasonFields
            reason={said.reason}
            problem={(side) => problems[`reason.${side}`]}
            onChange={(reason) => say({ ...said, reason })}
          />
        ) : null}
      </DeskDialogForm>
    </DeskDialog>
  )
}

/** What a product may not lack once shoppers see it; the rest is completed in its draft. */
const missingWords = (problems: Record<string, string>): string | undefined =>
  Object.entries(problems)
    .filter(([path]) => path.startsWith('document.'))
    .map(([, words]) => words)[0]

type PartsProps = { said: Said; problems: Record<string, string>; onSay: (said: Said) => void }

function Parts({ said, problems, onSay }: PartsProps) {
  const texts = useTexts(adminListingsText)
  const names = useTexts(proposalPartText)
  const toggle = (part: ProposalPart) => {
    const kept = said.refused.filter((one) => one.part !== part)
    onSay({ ...said, refused: kept.length < said.refused.length ? kept : [...kept, { part, reason: NOTHING }] })
  }
  return (
    <fieldset className="both-words">
      <legend>{texts.parts}</legend>
      {proposalParts.map((part) => {
        const at = said.refused.findIndex((one) => one.part === part)
        const chosen = said.refused[at]
        return (
          <div key={part}>
            <Tick checked={chosen !== undefined} onChange={() => toggle(part)}>
              {names[part]}
            </Tick>
            {chosen ? (
              <ReasonFields
                reason={chosen.reason}
                problem={(side) => problems[`refused.${at}.reason.${side}`]}
                onChange={(reason) =>
                  onSay({ ...said, refused: said.refused.map((one) => (one.part === part ? { part, reason } : one)) })
                }
              />
            ) : null}
          </div>
        )
      })}
    </fieldset>
  )
}

type ReasonProps = {
  reason: Reason
  problem: (side: 'en' | 'zh') => string | undefined
  onChange: (reason: Reason) => void
}

function ReasonFields({ reason, problem, onChange }: ReasonProps) {
  const texts = useTexts(adminListingsText)
  const sides = [
    ['en', texts.reasonEn, 'en-HK'],
    ['zh', texts.reasonZh, 'zh-Hant-HK'],
  ] as const
  return (
    <>
      {sides.map(([side, name, lang]) => (
        <TextArea
          key={side}
          label={name}
          lang={lang}
          rows={3}
          maxLength={MOST_PROPOSAL_REASON}
          value={reason[side]}
          problem={problem(side)}
          onChange={({ target }) => onChange({ ...reason, [side]: target.value })}
        />
      ))}
    </>
  )
}
