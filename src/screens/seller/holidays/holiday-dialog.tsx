import { sellerHolidaysText } from '#language/seller/seller-holidays.text.ts'
import { useTexts } from '#language/texts.ts'
import { MerchantHolidayInput } from '#modules/merchants/days-away.contract.ts'
import { addMerchantHoliday, listMerchantHolidays } from '#modules/merchants/days-away.paths.ts'
import { countOwnOffers } from '#modules/offers/selling/selling.paths.ts'
import { answerDeskQuery, askAgain } from '#desk/desk-query.ts'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

/** From which day to which they are away. */
export function HolidayDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const texts = useTexts(sellerHolidaysText)
  const empty: MerchantHolidayInput = { firstDay: '', lastDay: '' }
  const { register, submit, refuse, problem, refusal, busy } = useDeskForm<MerchantHolidayInput>(MerchantHolidayInput, empty)
  const send = submit(async (days) => {
    const result = await callSeller(addMerchantHoliday, days)
    if (!result.ok) return refuse(result)
    answerDeskQuery(listMerchantHolidays, {}, result.data)
    askAgain(countOwnOffers)
    toast('success', texts.saved)
    return onClose()
  })
  const day = { type: 'date', min: today } as const
  return (
    <DeskDialog onClose={onClose} title={texts.add}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.save} busy={busy} refusal={refusal}>
        <TextField {...day} label={texts.firstDay} problem={problem('firstDay')} data-autofocus {...register('firstDay')} />
        <TextField {...day} label={texts.lastDay} problem={problem('lastDay')} {...register('lastDay')} />
      </DeskDialogForm>
    </DeskDialog>
  )
}
