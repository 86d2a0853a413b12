import type { UseFormRegister } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { adminCountsText } from '#language/admin/products/admin-counts.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { BeginCountInput } from '#modules/offers/counting/counting.contract.ts'
import { beginCount, listCounts } from '#modules/offers/counting/counting.paths.ts'
import { listProductChoices } from '#modules/catalogue/editing/product-editing.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { askAgain, ONCE, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'
import { useRequestKey } from '#ui/request-key.ts'

/** What is to be counted; it opens at once. */
export function AdminBeginCount({ onClose }: { onClose: () => void }) {
  const language = useLanguage()
  const texts = useTexts(adminCountsText)
  const navigate = useNavigate()
  const { keyOf } = useRequestKey()
  const form = useDeskForm<BeginCountInput>(BeginCountInput, { name: '', brandCode: '', category: '', withStock: true })
  const send = form.submit(async (input) => {
    const result = await callAdmin(beginCount, input, { idempotencyKey: keyOf(input) })
    if (result.ok) {
      askAgain(listCounts)
      return void navigate(localPath(language, `/admin/counts/${result.data.countId}`))
    }
    return form.refuse(result)
  })
  return (
    <DeskDialog title={texts.begin} onClose={onClose} backCloses={false}>
      <DeskDialogForm
        className="sale-form"
        onSubmit={send}
        onClose={onClose}
        press={texts.begin}
        busy={form.busy}
        refusal={form.refusal}
      >
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          maxLength={80}
          autoComplete="off"
          data-autofocus=""
          problem={form.problem('name')}
          {...form.register('name')}
        />
        <Scope register={form.register} problem={form.problem} />
        <Tick {...form.register('withStock')}>{texts.withStock}</Tick>
      </DeskDialogForm>
    </DeskDialog>
  )
}

type Fields = { register: UseFormRegister<BeginCountInput>; problem: (path: string) => string | undefined }

function Scope({ register, problem }: Fields) {
  const texts = useTexts(adminCountsText)
  const choices = useDeskQuery(listProductChoices, {}, ONCE).data
  return (
    <>
      <SelectField
        label={texts.brand}
        placeholder={texts.anyBrand}
        options={(choices?.brands ?? []).map(({ id, name }) => ({ value: id, name }))}
        problem={problem('brandCode')}
        {...register('brandCode')}
      />
      <SelectField
        label={texts.category}
        placeholder={texts.anyCategory}
        options={(choices?.categories ?? []).map(({ id, name }) => ({ value: id, name }))}
        problem={problem('category')}
        {...register('category')}
      />
    </>
  )
}
