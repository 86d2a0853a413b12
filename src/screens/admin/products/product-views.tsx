import { useState } from 'react'
import { adminProductsText } from '#language/admin/products/admin-products.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ProductListQuery } from '#modules/catalogue/admin-list/admin-list.contract.ts'
import { SaveProductViewInput } from '#modules/catalogue/admin-list/admin-list.contract.ts'
import { listProductViews, removeProductView, saveProductView } from '#modules/catalogue/admin-list/admin-list.paths.ts'
import type { ProductColumn } from '#modules/catalogue/admin-list/product-sorts.rules.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { answerDeskQuery, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

type Shown = { query: ProductListQuery; columns: readonly ProductColumn[] }
type Props = { shown: Shown; onShow: (view: Shown) => void }

/** Views kept by name: one's own and those of colleagues. */
export function ProductViews({ shown, onShow }: Props) {
  const texts = useTexts(adminProductsText)
  const [saving, setSaving] = useState(false)
  const { data } = useDeskQuery(listProductViews, {})
  const views = data?.list ?? []
  const now = spelt(shown)
  const chosen = views.find((view) => spelt(view) === now)
  const nameOf = ({ name, ownerName, isOwn }: (typeof views)[number]) => (isOwn ? name : texts.viewBy(name, ownerName))
  const optionsOf = (own: boolean) =>
    views.filter(({ isOwn }) => isOwn === own).map((view) => ({ value: view.viewId, name: nameOf(view) }))
  const groups = [
    { name: texts.ownViews, options: optionsOf(true) },
    { name: texts.sharedViews, options: optionsOf(false) },
  ].filter(({ options }) => options.length > 0)
  return (
    <div className="admin-products-views">
      {views.length > 0 ? (
        <SelectField
          label={texts.views}
          placeholder={texts.chooseView}
          groups={groups}
          value={chosen?.viewId ?? ''}
          onChange={({ target }) => {
            const view = views.find(({ viewId }) => viewId === target.value)
            if (view) onShow(view)
          }}
        />
      ) : null}
      {chosen?.isOwn ? (
        <Button look="text" onClick={() => void remove(chosen.viewId, texts.viewRemoved(chosen.name))}>
          {texts.removeView}
        </Button>
      ) : chosen ? null : (
        <Button look="text" onClick={() => setSaving(true)}>
          {texts.saveView}
        </Button>
      )}
      {saving ? <SaveView shown={shown} onClose={() => setSaving(false)} /> : null}
    </div>
  )
}

/** In whichever order its parts were kept. */
const spelt = ({ query, columns }: Shown): string =>
  JSON.stringify([Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1)), columns])

async function remove(viewId: string, done: string): Promise<void> {
  const result = await callAdmin(removeProductView, { viewId })
  if (!result.ok) return toast('error', result.msg)
  answerDeskQuery(listProductViews, {}, result.data)
  return toast('success', done)
}

function SaveView({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const texts = useTexts(adminProductsText)
  const { register, submit, problem, refuse, refusal, busy } = useDeskForm(SaveProductViewInput, {
    name: '',
    shared: false,
    query: shown.query,
    columns: [...shown.columns],
  })
  const send = submit(async (view) => {
    const result = await callAdmin(saveProductView, view)
    if (!result.ok) return refuse(result)
    answerDeskQuery(listProductViews, {}, result.data)
    toast('success', texts.viewSaved(view.name.trim()))
    return onClose()
  })
  return (
    <DeskDialog title={texts.saveView} onClose={onClose}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.save} busy={busy} refusal={refusal}>
        <p>{texts.viewLead}</p>
        <TextField
          label={texts.viewName}
          maxLength={60}
          autoComplete="off"
          data-autofocus
          problem={problem('name')}
          {...register('name')}
        />
        <Tick {...register('shared')}>{texts.shareView}</Tick>
      </DeskDialogForm>
    </DeskDialog>
  )
}
