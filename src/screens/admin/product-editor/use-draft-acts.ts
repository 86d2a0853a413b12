import { adminText } from '#language/admin/admin.text.ts'
import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ProductEditWire } from '#modules/catalogue/editing/product-editing.contract.ts'
import { getProductEdit, listDrafts, listProductHistory } from '#modules/catalogue/editing/product-editing.paths.ts'
import type { CallPath, CallResult } from '#platform/wire/call-path.ts'
import { conflictOf } from '#desk/use-saved-form.ts'
import { answerDeskQuery, askAgain, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { toast } from '#ui/toasts.ts'

/** What is done with a draft as a whole. The answer is how it stands then, and what somebody else was quicker with is said. */
export function useDraftActs(productId: string) {
  const texts = useTexts(adminText)
  const language = useLanguage()
  const { act, busy } = useDeskAction((make: () => Promise<CallResult<ProductEditWire>>) => make())
  const wordsOf = (failure: Extract<CallResult<never>, { ok: false }>): string => {
    const conflict = conflictOf(failure)
    return conflict ? texts.movedOn(conflict.by || texts.somebody, showMoment(conflict.time, language)) : failure.msg
  }
  const make = async <Input>(path: CallPath<Input, ProductEditWire>, input: Input) => {
    const result = await act(() => callAdmin(path, input))
    if (result.ok) {
      answerDeskQuery(getProductEdit, { productId }, result.data)
      askAgain(listDrafts)
      askAgain(listProductHistory)
    } else askAgain(getProductEdit)
    return result
  }
  const makeAndSay = async <Input>(path: CallPath<Input, ProductEditWire>, input: Input, said: string) => {
    const result = await make(path, input)
    if (result.ok) toast('success', said)
    else toast('warning', wordsOf(result))
  }
  return { busy, make, makeAndSay, wordsOf }
}
export type DraftActs = ReturnType<typeof useDraftActs>

/** How a draft stands, in a sentence or two. */
export function useDraftWords({ state, changedBy, changeTime, publishTime }: ProductEditWire): string {
  const language = useLanguage()
  const texts = useTexts(adminProductDraftText)
  const frame = useTexts(adminText)
  if (state === 'none') return texts.asLive
  const [by, time] = [changedBy || frame.somebody, showMoment(changeTime, language)]
  const stands = state === 'checked' ? texts.checkedBy(by, time) : texts.draftBy(by, time)
  const planned = publishTime ? texts.goesLive(showMoment(publishTime, language)) : ''
  return [stands, planned].filter(Boolean).join(language === 'zh' ? '' : ' ')
}
