import { useState } from 'react'
import { adminCountsText } from '#language/admin/products/admin-counts.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { BookCountInput, CountIdInput, type CountWire } from '#modules/offers/counting/counting.contract.ts'
import { bookCount, countSheet, dropCount, getCount, listCounts } from '#modules/offers/counting/counting.paths.ts'
import { fetchFile, keepFile } from '#platform/wire/fetch-file.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { useRequestKey } from '#ui/request-key.ts'

type Props = { count: CountWire; onClose: () => void }

/** Sheets for the shelves, and the two ways in which a count ends. */
export function AdminCountActs({ count, isOpen }: { count: CountWire; isOpen: boolean }) {
  const texts = useTexts(adminCountsText)
  const [asked, ask] = useState<'book' | 'drop'>()
  const close = () => ask(undefined)
  return (
    <div className="stock-acts">
      {isOpen ? <Button onClick={() => ask('book')}>{texts.book}</Button> : null}
      <PrintSheets countId={count.countId} />
      {isOpen ? (
        <Button look="text" onClick={() => ask('drop')}>
          {texts.drop}
        </Button>
      ) : null}
      {asked === 'book' ? <BookCount count={count} onClose={close} /> : null}
      {asked === 'drop' ? <DropCount count={count} onClose={close} /> : null}
    </div>
  )
}

function PrintSheets({ countId }: { countId: string }) {
  const language = useLanguage()
  const texts = useTexts(adminCountsText)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const print = async () => {
    if (busy) return
    setBusy(true)
    const file = await fetchFile(countSheet, { countId, language }, 'admin')
    setBusy(false)
    setFailed(!file)
    if (file) keepFile(file, 'praya-count-sheet.pdf')
  }
  return (
    <>
      <Button look="line" busy={busy} onClick={() => void print()}>
        {texts.print}
      </Button>
      <div role="alert">{failed ? <p className="field-problem">{texts.printFailed}</p> : null}</div>
    </>
  )
}

const closed = () => {
  askAgain(getCount)
  askAgain(listCounts)
}

function BookCount({ count: { countId, counted, lines }, onClose }: Props) {
  const texts = useTexts(adminCountsText)
  const { keyOf } = useRequestKey()
  const form = useDeskForm<BookCountInput>(BookCountInput, { countId, unscanned: 'leave' })
  const send = form.submit(async (input) => {
    const result = await callAdmin(bookCount, input, { idempotencyKey: keyOf(input) })
    if (!result.ok) return form.refuse(result)
    toast('success', texts.bookedNow(result.data.changed))
    if (result.data.missing > 0) toast('error', texts.missingPieces(result.data.missing))
    closed()
    return onClose()
  })
  return (
    <DeskDialog title={texts.book} onClose={onClose}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.book} busy={form.busy} refusal={form.refusal}>
        <p>
          <b>{texts.of(counted, lines)}</b>
        </p>
        <p>{texts.bookWords}</p>
        <Tick type="radio" value="leave" {...form.register('unscanned')}>
          {texts.leave}
        </Tick>
        <Tick type="radio" value="none" {...form.register('unscanned')}>
          {texts.noneLeft}
        </Tick>
      </DeskDialogForm>
    </DeskDialog>
  )
}

function DropCount({ count: { countId }, onClose }: Props) {
  const texts = useTexts(adminCountsText)
  const form = useDeskForm(CountIdInput, { countId })
  const send = form.submit(async (input) => {
    const result = await callAdmin(dropCount, input)
    if (!result.ok) return form.refuse(result)
    toast('success', texts.droppedNow)
    closed()
    return onClose()
  })
  return (
    <DeskDialog title={texts.drop} onClose={onClose}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.drop} busy={form.busy} refusal={form.refusal}>
        <p>{texts.dropWords}</p>
      </DeskDialogForm>
    </DeskDialog>
  )
}
