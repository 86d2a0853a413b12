import { useState } from 'react'
import { showMoment } from '#language/dates.ts'
import {
  adminMoneyText,
  moneyKindText,
  moneyRepairText,
  moneyRepairWordsText,
  moneyWordsText,
} from '#language/admin/admin-money.text.ts'
import { refundFailureText } from '#language/admin/admin-outside.text.ts'
import { payTypeText } from '#language/buying/order-state.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { type MoneyCaseWire, RepairMoneyInput } from '#modules/treasury/money.contract.ts'
import type { MoneyRepair } from '#modules/treasury/money.rules.ts'
import { listMoney, repairMoney } from '#modules/treasury/money.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { TextField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { answerDeskQuery, askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { AdminPostings, AdminWillPost } from './postings.tsx'

/** One case: what happened, what stands in the books, and what can be done about it, once. */
export function AdminMoneyCase({ one, onClose }: { one: MoneyCaseWire; onClose: () => void }) {
  const language = useLanguage()
  const texts = useTexts(adminMoneyText)
  const kinds = useTexts(moneyKindText)
  const words = useTexts(moneyWordsText)
  const failures: Record<string, string> = useTexts(refundFailureText)
  const ways = useTexts(payTypeText)
  const facts = [ways[one.payType], one.orderNo === '' ? one.reference : '', one.payer, showMoment(one.since, language)]
  return (
    <DeskDialog onClose={onClose} title={kinds[one.kind]} wide>
      <div className="admin-money-case">
        <div className="admin-money-head">
          <p className="mute">{facts.filter(Boolean).join(language === 'zh' ? '，' : ', ')}</p>
          <p className="serif admin-money-sum">{showHkdExactly(fromWire(one.amount))}</p>
        </div>
        <p>
          {words[one.kind]} {one.note === '' ? null : <span className="mute">{failures[one.note] ?? one.note}</span>}
        </p>
        {one.orderNo === '' ? null : (
          <p>
            <a className="link" href={localPath(language, `/admin/orders/${one.orderNo}`)}>
              {one.orderNo}
            </a>
          </p>
        )}
        <section aria-labelledby="money-postings">
          <h3 id="money-postings">{texts.postings}</h3>
          <AdminPostings postings={one.postings} />
        </section>
        {one.repairs.length > 0 ? (
          <RepairForm one={one} onClose={onClose} />
        ) : (
          <p>{one.source === 'report' ? texts.nameAtOrder : texts.atOrder}</p>
        )}
      </div>
    </DeskDialog>
  )
}

/** A seller writes its code beside the transfer. */
const codeIn = (reference: string): string => /\bM-[0-9A-Z]{3,20}\b/i.exec(reference)?.[0].toUpperCase() ?? ''

function useRepair(one: MoneyCaseWire, onClose: () => void) {
  const texts = useTexts(adminMoneyText)
  const [key] = useState(newIdempotencyKey)
  const first: RepairMoneyInput = {
    source: one.source,
    id: one.id,
    repair: one.repairs[0] ?? 'return',
    orderNo: '',
    sellerCode: codeIn(one.reference),
    reason: '',
  }
  const { submit, refuse, ...form } = useDeskForm(RepairMoneyInput, first)
  const send = submit(async (input) => {
    const result = await callAdmin(repairMoney, input, { idempotencyKey: `${key}-${input.repair}` })
    if (!result.ok) {
      askAgain(listMoney)
      return refuse(result)
    }
    answerDeskQuery(listMoney, {}, result.data)
    toast('success', texts.done)
    onClose()
  })
  return { ...form, send }
}

function RepairForm({ one, onClose }: { one: MoneyCaseWire; onClose: () => void }) {
  const texts = useTexts(adminMoneyText)
  const names = useTexts(moneyRepairText)
  const { register, watch, problem, refusal, busy, send } = useRepair(one, onClose)
  const chosen: MoneyRepair = watch('repair')
  return (
    <>
      <DeskDialogForm
        onSubmit={send}
        onClose={onClose}
        press={names[chosen]}
        busy={busy}
        refusal={refusal}
        className="admin-money-form"
      >
        <fieldset className="admin-choose">
          <legend>{texts.repairs}</legend>
          {one.repairs.map((repair) => (
            <RepairChoice key={repair} one={one} repair={repair} isChosen={repair === chosen} field={register('repair')} />
          ))}
        </fieldset>
        {chosen === 'book' ? (
          <TextField
            label={texts.orderNo}
            problem={problem('orderNo')}
            maxLength={16}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...register('orderNo')}
          />
        ) : null}
        {chosen === 'debt' ? (
          <TextField
            label={texts.sellerCode}
            problem={problem('sellerCode')}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...register('sellerCode')}
          />
        ) : null}
        <TextField label={texts.reason} problem={problem('reason')} maxLength={200} data-autofocus {...register('reason')} />
      </DeskDialogForm>
      <p className="mute">{texts.once}</p>
    </>
  )
}

type Choice = { one: MoneyCaseWire; repair: MoneyRepair; isChosen: boolean; field: object }

/** What it will post stands under it before it is pressed. */
function RepairChoice({ one, repair, isChosen, field }: Choice) {
  const names = useTexts(moneyRepairText)
  const words = useTexts(moneyRepairWordsText)
  return (
    <div className="admin-money-repair">
      <Tick type="radio" value={repair} {...field}>
        <b>{names[repair]}</b>
        <br />
        {words[repair]}
      </Tick>
      {isChosen ? <AdminWillPost one={one} repair={repair} /> : null}
    </div>
  )
}
