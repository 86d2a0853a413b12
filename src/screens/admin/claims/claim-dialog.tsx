import { useState } from 'react'
import { adminClaimText, deskActText } from '#language/admin/cases/admin-claims.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AdminClaimWire } from '#modules/claims/claims.contract.ts'
import { decideClaim, getAdminClaim, lookAtClaimed } from '#modules/claims/claims.paths.ts'
import { type ClaimAct, MOST_CLAIM_WORDS } from '#modules/claims/claims.rules.ts'
import { fromWire, showHkdExactly, toWire } from '#platform/money.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { askAgain } from '#desk/desk-query.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextArea, TextField } from '#ui/fields.tsx'

export type AdminAct = Extract<ClaimAct, keyof typeof deskActText>
type Props = { claim: AdminClaimWire; act: AdminAct; onDone: (claim: AdminClaimWire) => void; onClose: () => void }
type Said = { act: AdminAct; reason: string; amount: string }

/** One step of a claim: a question, the bench's findings, or the decision, always with words. */
export function AdminClaimDialog({ claim, act, onDone, onClose }: Props) {
  const texts = useTexts(adminClaimText)
  const acts = useTexts(deskActText)
  const isLook = act === 'look-genuine' || act === 'look-fake'
  const asksAmount = act === 'uphold' && claim.kind === 'price'
  const [reason, write] = useState('')
  const [amount, setAmount] = useState(asksAmount ? differenceOf(claim) : '')
  const { problems, refusal, busy, send } = useStep(claim, onDone)
  return (
    <DeskDialog onClose={onClose} title={acts[act]}>
      <DeskDialogForm
        busy={busy}
        refusal={refusal}
        press={acts[act]}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void send({ act, reason, amount })
        }}
      >
        {asksAmount ? <p>{texts.upholdPrice}</p> : null}
        {act === 'uphold' && claim.kind === 'fake' ? (
          <p>{texts.upholdFake(showHkdExactly(fromWire(claim.compensation)))}</p>
        ) : null}
        {asksAmount ? (
          <TextField
            label={texts.amount}
            inputMode="decimal"
            maxLength={12}
            value={amount}
            problem={problems.amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        ) : null}
        <TextArea
          label={isLook ? texts.findings : act === 'ask-more' || act === 'ask-piece' ? texts.question : texts.reason}
          hint={isLook ? undefined : texts.reasonHint}
          rows={4}
          maxLength={MOST_CLAIM_WORDS}
          value={reason}
          problem={problems.reason ?? problems.words}
          data-autofocus=""
          onChange={({ target }) => write(target.value)}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}

/** What was asked for, as far as it can still go back. */
const differenceOf = ({ paid, price, left }: AdminClaimWire): string =>
  toWire(Math.max(0, Math.min(fromWire(paid) - fromWire(price || '0'), fromWire(left))))

const useStep = ({ claimId }: AdminClaimWire, onDone: Props['onDone']) =>
  useCaseStep({
    call: ({ act, reason, amount }: Said, options) =>
      act === 'look-genuine' || act === 'look-fake'
        ? callAdmin(lookAtClaimed, { claimId, found: act, words: reason }, options)
        : callAdmin(decideClaim, { claimId, act, reason, amount }, options),
    onDone,
    onRefused: () => askAgain(getAdminClaim),
  })
