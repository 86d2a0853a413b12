import { counted } from '#language/counted.ts'
import { adminBulkEditsText } from '#language/admin/products/admin-bulk-edits.text.ts'
import { productFlagName } from '#language/browse/product-flag-names.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { BulkEditWire } from '#modules/catalogue/bulk-edits/bulk-edits.contract.ts'
import { useListed } from './product-filters.tsx'

/** What an edit does, in words. */
export function BulkEditWords({ edit }: Pick<BulkEditWire, 'edit'>) {
  const language = useLanguage()
  const texts = useTexts(adminBulkEditsText)
  const categories = useListed('categories', edit.kind === 'category' ? edit.path : '')
  switch (edit.kind) {
    case 'listed':
      return edit.on ? texts.wordListed : texts.wordUnlisted
    case 'seasonal-sale':
      return edit.on ? texts.wordSeasonOn : texts.wordSeasonOff
    case 'points':
      return edit.on ? texts.wordPointsOn : texts.wordPointsOff
    case 'flag':
      return (edit.on ? texts.wordFlagOn : texts.wordFlagOff)(productFlagName(edit.flag, language))
    case 'category': {
      const name = categories.find(({ value }) => value === edit.path)?.name ?? edit.path
      return (edit.on ? texts.wordCategoryOn : texts.wordCategoryOff)(name)
    }
    case 'end-sale':
      return texts.wordEndSale
    case 'price': {
      const by = edit.by.replace(/^(?=\d)/, '+').replace('-', '−')
      if (edit.way === 'off-list') return texts.wordOff(edit.by)
      return edit.way === 'percent' ? texts.wordPercent(by) : texts.wordAmount(by)
    }
  }
}

/** How far an edit has come: a bar while it is under way, figures after. */
export function BulkEditState({ edit }: { edit: BulkEditWire }) {
  const texts = useTexts(adminBulkEditsText)
  const { state, total, done, changed, leftOut, lookedBack, takenBack } = edit
  const [at, of] = state === 'undoing' ? [lookedBack, changed] : [done, total]
  const same = done - changed - leftOut
  const kept = lookedBack - takenBack
  const words =
    state === 'running'
      ? [texts.running(counted(done), counted(total))]
      : state === 'undoing'
        ? [texts.undoing(counted(lookedBack), counted(changed))]
        : [
            state === 'stopped' ? texts.stoppedAt(counted(done), counted(total)) : '',
            state === 'undone' ? texts.undone(counted(takenBack)) : texts.ended(counted(changed)),
            same > 0 && state !== 'undone' ? texts.same(counted(same)) : '',
            leftOut > 0 ? texts.leftOut(counted(leftOut)) : '',
            kept > 0 ? texts.kept(counted(kept)) : '',
          ]
  return (
    <span className="admin-bulk-state">
      {state === 'running' || state === 'undoing' ? <progress aria-label={texts.progress} value={at} max={of} /> : null}
      <span>{words.filter(Boolean).join(' · ')}</span>
    </span>
  )
}
