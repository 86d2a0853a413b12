import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { adminCategoriesText } from '#language/admin/products/admin-categories.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { SplitCategoryInput } from '#modules/catalogue/taxonomy/category-taxonomy.contract.ts'
import { listCategoryProducts, splitCategory } from '#modules/catalogue/taxonomy/category-taxonomy.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextField, Tick } from '#ui/fields.tsx'
import type { CategoryDialogProps } from './category-act.ts'
import { AdminCategoryNames } from './category-names.tsx'
import { showTree } from './use-category-act.ts'

/** Some pieces of a category get one of their own, beside it. */
export function AdminCategorySplit({ category, onClose }: CategoryDialogProps) {
  const language = useLanguage()
  const texts = useTexts(adminCategoriesText)
  const given = { path: category.path, slug: '', name: { en: '', zh: '' }, productIds: [] }
  const form = useDeskForm<SplitCategoryInput>(SplitCategoryInput, given)
  const productIds = useWatch({ control: form.control, name: 'productIds' })
  const send = form.submit(async (input) => {
    const result = await callAdmin(splitCategory, input)
    if (!result.ok) return form.refuse(result)
    showTree(result.data, texts.splitDone(input.name[language]))
    return onClose()
  })
  return (
    <DeskDialog onClose={onClose} title={texts.splitTitle(category.name[language])} wide>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.split} busy={form.busy} refusal={form.refusal}>
        <p>{texts.splitWords}</p>
        <AdminCategoryNames register={form.register} problem={form.problem} parent={category.parent} />
        <ProductTicks
          path={category.path}
          chosen={productIds}
          problem={form.problem('productIds')}
          onChoose={(next) => form.setValue('productIds', next)}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}

type Ticks = { path: string; chosen: string[]; problem: string | undefined; onChoose: (next: string[]) => void }

function ProductTicks({ path, chosen, problem, onChoose }: Ticks) {
  const texts = useTexts(adminCategoriesText)
  const [word, setWord] = useState('')
  const found = useDeskQuery(listCategoryProducts, { path, word, pageNum: 1 }, KEEP_LAST)
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <fieldset className="admin-shelf-pieces">
      <legend>
        {texts.piecesHere} <span className="mute">{texts.chosen(chosen.length)}</span>
      </legend>
      <TextField label={texts.find} type="search" maxLength={80} value={word} onChange={({ target }) => setWord(target.value)} />
      {problem ? <p className="field-problem">{problem}</p> : null}
      <DeskAnswer found={found} height={240}>
        {({ list, total }) => (
          <>
            {list.length === 0 ? <p className="mute">{texts.nothing}</p> : null}
            <ul>
              {list.map(({ productId, spuCode, brandName, name }) => (
                <li key={productId}>
                  <Tick checked={chosen.includes(productId)} onChange={() => toggle(productId)}>
                    {name} <span className="mute">{`${brandName} · ${spuCode}`}</span>
                  </Tick>
                </li>
              ))}
            </ul>
            {total > list.length ? <p className="field-hint">{texts.more}</p> : null}
          </>
        )}
      </DeskAnswer>
    </fieldset>
  )
}
