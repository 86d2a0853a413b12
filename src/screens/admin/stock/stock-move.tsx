import type { UseFormRegister } from 'react-hook-form'
import { adminStockText } from '#language/admin/products/admin-stock.text.ts'
import { useTexts } from '#language/texts.ts'
import { MoveStockInput } from '#modules/offers/stock/stock-moves.contract.ts'
import { listStock, listStockLedger, moveStock } from '#modules/offers/stock/stock-moves.paths.ts'
import { type StockMoveKind, stockMoveKinds } from '#modules/offers/stock/stock-views.rules.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { useRequestKey } from '#ui/request-key.ts'

export type MoveWanted = { itemNumber: string; kind: StockMoveKind }

/** Pieces come, go or are counted: how many, and why. */
export function AdminStockMove({ wanted, onClose }: { wanted: MoveWanted; onClose: () => void }) {
  const texts = useTexts(adminStockText)
  const { keyOf } = useRequestKey()
  const form = useDeskForm(MoveStockInput, { ...wanted, pieces: '', reason: '' })
  const kind = form.watch('kind')
  const hints = { received: texts.receiveHint, counted: texts.countHint, damaged: texts.writeOffHint }
  const send = form.submit(async (input) => {
    const result = await callAdmin(moveStock, input, { idempotencyKey: keyOf(input) })
    if (!result.ok) return form.refuse(result)
    const { itemNumber, available, missing } = result.data
    toast('success', texts.moved(itemNumber, available))
    if (missing > 0) toast('error', texts.missing(itemNumber, missing))
    askAgain(listStock)
    askAgain(listStockLedger)
    return onClose()
  })
  return (
    <DeskDialog title={texts.move} onClose={onClose}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.book} busy={form.busy} refusal={form.refusal}>
        <p>
          <b>{wanted.itemNumber}</b>
        </p>
        <Kinds register={form.register} />
        <TextField
          label={texts.pieces}
          hint={hints[kind]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          data-autofocus=""
          problem={form.problem('pieces')}
          {...form.register('pieces')}
        />
        <TextField
          label={texts.reason}
          optional={kind === 'received' ? texts.optional : undefined}
          maxLength={200}
          autoComplete="off"
          problem={form.problem('reason')}
          {...form.register('reason')}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}

function Kinds({ register }: { register: UseFormRegister<MoveStockInput> }) {
  const texts = useTexts(adminStockText)
  const names = { received: texts.receive, counted: texts.countIt, damaged: texts.writeOff }
  return (
    <fieldset className="stock-kinds">
      <legend className="field-label">{texts.what}</legend>
      {stockMoveKinds.map((each) => (
        <Tick key={each} type="radio" value={each} {...register('kind')}>
          {names[each]}
        </Tick>
      ))}
    </fieldset>
  )
}
