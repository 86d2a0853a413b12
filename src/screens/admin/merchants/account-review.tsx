import { useState } from 'react'
import { findBank } from '#language/buying/banks.ts'
import { showMoment } from '#language/dates.ts'
import { keptMerchantText } from '#language/sellers/kept-merchants.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { KeptMerchantWire } from '#modules/merchants/kept-merchants.contract.ts'
import { decideMerchantAccount, getKeptMerchant } from '#modules/merchants/kept-merchants.paths.ts'
import { askAgain } from '#desk/desk-query.ts'
import { CaseFacts } from '#desk/case/case-facts.tsx'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { type Reason, ReasonFields } from '#screens/admin/applications/reason-fields.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'

type Accounts = KeptMerchantWire['accounts']

/** A bank account that an owner has named, beside the one in use and the names that were accepted. */
export function KeptAccount({ accounts: { now, waiting, names } }: { accounts: Accounts }) {
  const language = useLanguage()
  const texts = useTexts(keptMerchantText)
  const bank = (code: string) => findBank(code)?.[language] ?? code
  const paid: [string, string] = [
    texts.accountNow,
    now ? `${now.holder}, ${bank(now.bankCode)} ${now.account}` : texts.accountNone,
  ]
  if (!waiting) return <CaseFacts id="merchant-account" title={texts.account} facts={[paid]} />
  const card: [string, string][] = waiting.cardNumber ? [[texts.cardNumber, waiting.cardNumber]] : []
  return (
    <CaseFacts
      id="merchant-account"
      title={texts.accountWaits}
      facts={[
        [texts.holder, waiting.holder],
        [texts.acceptedNames, names.join(language === 'zh' ? '、' : ', ')],
        [texts.bank, bank(waiting.bankCode)],
        [texts.accountNumber, waiting.account],
        ...card,
        [texts.namedBy, texts.namedTime(waiting.namedBy, showMoment(waiting.namedTime, language))],
        paid,
      ]}
    >
      <p className="mute">{now ? texts.accountWaitsWords : texts.accountFirstWords}</p>
      {waiting.restTime ? <p className="mute">{texts.accountRests(showMoment(waiting.restTime, language))}</p> : null}
    </CaseFacts>
  )
}

export type AccountStep = 'accept-account' | 'refuse-account'
type Props = {
  merchant: KeptMerchantWire
  step: AccountStep
  onDone: (merchant: KeptMerchantWire) => void
  onClose: () => void
}

/** Decides about the very account that was read. */
export function AccountDialog({ merchant: { merchantId, accounts }, step, onDone, onClose }: Props) {
  const texts = useTexts(keptMerchantText)
  const [reason, writeReason] = useState<Reason>({ en: '', zh: '' })
  const [read] = useState(accounts.waiting)
  const act = step === 'accept-account' ? 'accept' : 'refuse'
  const { problems, refusal, busy, send } = useCaseStep({
    call: (said: Reason, options) =>
      callAdmin(
        decideMerchantAccount,
        { merchantId, bankAccountId: read?.bankAccountId ?? merchantId, act, reason: said },
        options,
      ),
    onDone,
    onRefused: () => askAgain(getKeptMerchant),
  })
  return (
    <DeskDialog onClose={onClose} title={texts[step]}>
      <DeskDialogForm
        busy={busy}
        refusal={refusal}
        press={texts[step]}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void send(reason)
        }}
      >
        <p>{texts[`${step}Words`](read?.account ?? '')}</p>
        {act === 'refuse' ? (
          <ReasonFields reason={reason} hint={texts.reasonHint} problems={problems} onChange={writeReason} />
        ) : null}
      </DeskDialogForm>
    </DeskDialog>
  )
}
