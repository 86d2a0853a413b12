import { keptMerchantText } from '#language/sellers/kept-merchants.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { EnterSellerCentreInput, VISIT_IN_TAB } from '#modules/merchants/desk-visits.contract.ts'
import { enterSellerCentre } from '#modules/merchants/kept-merchants.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextArea } from '#ui/fields.tsx'

type Props = { merchantId: string; name: string; onClose: () => void }

/** Why, in words its owners read; then the seller centre opens in this tab. */
export function EnterDialog({ merchantId, name, onClose }: Props) {
  const language = useLanguage()
  const texts = useTexts(keptMerchantText)
  const { register, submit, refuse, problem, refusal, busy } = useDeskForm<EnterSellerCentreInput>(EnterSellerCentreInput, {
    merchantId,
    reason: '',
  })
  const send = submit(async (input) => {
    const result = await callAdmin(enterSellerCentre, input)
    if (!result.ok) return refuse(result)
    sessionStorage.setItem(VISIT_IN_TAB, 'yes')
    location.assign(localPath(language, '/seller'))
  })
  return (
    <DeskDialog onClose={onClose} title={texts.enterTitle(name)}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.enter} busy={busy} refusal={refusal}>
        <p>{texts.enterWords}</p>
        <TextArea
          label={texts.enterReason}
          hint={texts.enterHint}
          rows={2}
          maxLength={200}
          data-autofocus
          problem={problem('reason')}
          {...register('reason')}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
