import { useState } from 'react'
import { showMoment } from '#language/dates.ts'
import { shopOwnersText } from '#language/seller/shop-owners.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { CloseShopInput, type ClosingWire } from '#modules/merchants/closing/closing.contract.ts'
import { closeShop, getClosing, keepShopOpen } from '#modules/merchants/closing/closing.paths.ts'
import { MOST_NOTE } from '#modules/merchants/holds.rules.ts'
import { fromWire } from '#platform/money.ts'
import { answerDeskQuery, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callSeller, findMerchants } from '#screens/seller/frame/seller-session.ts'
import { showMoney } from '#screens/seller/money/show-money.ts'
import { FactorGate } from '#screens/seller/security/factor-gate.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

/** Its owners close the shop; what is still open is named until it is closed. */
export function ClosingShop() {
  const texts = useTexts(shopOwnersText)
  const found = useDeskQuery(getClosing, {}).data
  if (!found) return null
  return (
    <section className="seller-closing" aria-labelledby="closing-shop">
      <h2 id="closing-shop">{texts.closing}</h2>
      {found.phase === 'open' ? <Open isOwner={found.isOwner} /> : <Begun closing={found} />}
    </section>
  )
}

function keep(next: ClosingWire): void {
  answerDeskQuery(getClosing, {}, next)
  // The line above every page says so, too.
  void findMerchants()
}

function Open({ isOwner }: Pick<ClosingWire, 'isOwner'>) {
  const texts = useTexts(shopOwnersText)
  const [asked, ask] = useState(false)
  return (
    <>
      <p>{texts.closingLead}</p>
      <p>
        {isOwner ? (
          <Button look="line" onClick={() => ask(true)}>
            {texts.close}
          </Button>
        ) : (
          texts.ownersOnly
        )}
      </p>
      {asked ? <CloseDialog onClose={() => ask(false)} /> : null}
    </>
  )
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(shopOwnersText)
  return (
    <DeskDialog onClose={onClose} title={texts.closeTitle}>
      <FactorGate onClose={onClose}>
        <CloseForm onClose={onClose} />
      </FactorGate>
    </DeskDialog>
  )
}

function CloseForm({ onClose }: { onClose: () => void }) {
  const texts = useTexts(shopOwnersText)
  const { register, submit, refuse, problem, refusal, busy } = useDeskForm<CloseShopInput>(CloseShopInput, { reason: '' })
  const send = submit(async (input) => {
    const result = await callSeller(closeShop, input)
    if (!result.ok) return refuse(result)
    keep(result.data)
    toast('success', texts.closeBegun)
    return onClose()
  })
  return (
    <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.close} busy={busy} refusal={refusal}>
      <p>{texts.closingLead}</p>
      <TextArea
        label={texts.closeReason}
        hint={texts.closeReasonHint}
        rows={2}
        maxLength={MOST_NOTE}
        problem={problem('reason')}
        {...register('reason')}
      />
    </DeskDialogForm>
  )
}

function Begun({ closing }: { closing: ClosingWire }) {
  const language = useLanguage()
  const texts = useTexts(shopOwnersText)
  const { act, busy } = useDeskAction(() => callSeller(keepShopOpen, {}))
  const stop = async () => {
    const result = await act(undefined)
    if (!result.ok) return toast('error', result.msg)
    keep(result.data)
    return toast('success', texts.keptOpen)
  }
  const time = showMoment(closing.time, language)
  if (closing.phase === 'closed') return <p>{texts.isClosed(time)}</p>
  return (
    <>
      <p>{texts.isClosing(time)}</p>
      <StillOpen closing={closing} />
      {closing.isOwner ? (
        <p>
          <Button look="line" busy={busy} onClick={() => void stop()}>
            {texts.keepOpen}
          </Button>
        </p>
      ) : null}
    </>
  )
}

const isSome = (amount: string): boolean => !amount.startsWith('-') && fromWire(amount) > 0

function StillOpen({ closing }: { closing: ClosingWire }) {
  const texts = useTexts(shopOwnersText)
  const { balance, ...more } = closing
  const counts = (['orders', 'cases', 'others'] as const).flatMap((what) => (more[what] > 0 ? texts[what](more[what]) : []))
  const sums = (['pending', 'onTheWay'] as const).flatMap((what) =>
    isSome(more[what]) ? texts[what](showMoney(more[what])) : [],
  )
  const lines = [...counts, ...(isSome(balance) ? [texts.balance(showMoney(balance))] : []), ...sums]
  return (
    <>
      <h3>{texts.stillOpen}</h3>
      {lines.length > 0 ? (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{texts.nothingOpen}</p>
      )}
      {balance.startsWith('-') ? <p>{texts.debt(showMoney(balance.slice(1)))}</p> : null}
    </>
  )
}
