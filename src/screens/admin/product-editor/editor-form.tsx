import { type ReactNode, type RefObject, useEffect } from 'react'
import { adminText } from '#language/admin/admin.text.ts'
import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import { adminProductFieldText } from '#language/admin/products/admin-product-editor.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import {
  type ProductChoicesWire,
  ProductDraft,
  type ProductEditWire,
} from '#modules/catalogue/editing/product-editing.contract.ts'
import { getProductEdit, listDrafts, saveProduct } from '#modules/catalogue/editing/product-editing.paths.ts'
import { DeskJumps } from '#desk/jumps.tsx'
import { DeskMovedOn, DeskSavedForm } from '#desk/saved-form.tsx'
import { DeskUnsaved } from '#desk/unsaved.tsx'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { answerDeskQuery, askAgain } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { BasicFields } from './basic-fields.tsx'
import { ColourFields } from './colour-fields.tsx'
import { DetailFields } from './detail-fields.tsx'
import { DraftBar } from './draft-bar.tsx'
import { PriceNotes } from './price-notes.tsx'
import { goToField } from './find-field.ts'
import type { PartProps } from './line-field.tsx'
import { GapList } from './gap-list.tsx'
import { FindingFields, SaleFields } from './sale-fields.tsx'
import { useDraftActs } from './use-draft-acts.ts'
import { VariantFields } from './variant-fields.tsx'

type Props = { edit: ProductEditWire; choices: ProductChoicesWire; reload: () => Promise<unknown> }

const isSame = (one: ProductDraft, other: ProductDraft): boolean =>
  one.version === other.version && one.baseVersion === other.baseVersion

/** Everything of one product, both languages side by side, and how its draft stands. */
export function EditorForm({ edit, choices, reload }: Props) {
  const frame = useTexts(adminText)
  const texts = useTexts(adminProductDraftText)
  const fields = useTexts(adminProductFieldText)
  const mayEdit = useMay()('edit-products')
  const { productId } = edit.draft
  const onSaved = (draft: ProductDraft) => {
    // Whoever publishes at once publishes what was saved.
    answerDeskQuery(getProductEdit, { productId }, { ...edit, draft })
    askAgain(getProductEdit)
    askAgain(listDrafts)
  }
  const form = useSavedForm<ProductDraft>({
    ...{ shape: ProductDraft, newest: edit.draft, path: saveProduct, said: texts.saved },
    ...{ onSaved, reload, isNewer: (one, than) => !isSame(one, than) },
  })
  const { editing, value, isDirty, conflict, element } = form
  const acts = useDraftActs(productId)
  useSaveKey(element)
  const go = (path: string) => goToField(element.current, path)
  const { document } = value
  // Somebody has saved while this was typed: told before anything is pressed.
  const isPassed = isDirty && !conflict && !isSame(edit.draft, value)
  return (
    <>
      <DeskUnsaved when={isDirty && mayEdit} />
      <DraftBar edit={edit} isDirty={isDirty} acts={acts} onGo={go} />
      <DeskJumps label={fields.sections} parts={SECTIONS.map((name) => ({ id: idOf(name), name: fields[name] }))} />
      {isPassed ? (
        <DeskMovedOn
          by={edit.changedBy || edit.passedBy || frame.somebody}
          time={edit.changeTime}
          onKeep={form.keepTyped}
          onLoad={form.startAgain}
        />
      ) : null}
      <div className="admin-columns product-columns">
        <GapList
          document={document}
          held={{ offeredByOthers: edit.offeredByOthers, oneLanguage: edit.oneLanguage, attributes: choices.attributes }}
          onGo={go}
        />
        {mayEdit ? (
          <DeskSavedForm form={form} save={texts.save} title={texts.product}>
            <Sections {...{ editing, choices, document, edit }} />
          </DeskSavedForm>
        ) : (
          // Whoever may only look reads the same fields and is promised no button that would refuse.
          <fieldset className="admin-form product-read" disabled aria-label={texts.product}>
            <Sections {...{ editing, choices, document, edit }} />
          </fieldset>
        )}
      </div>
    </>
  )
}

const SECTIONS = ['basics', 'colours', 'variants', 'details', 'selling', 'finding'] as const
type SectionName = (typeof SECTIONS)[number]
const idOf = (name: SectionName): string => `product-${name}`

type SectionsProps = PartProps & { document: ProductDocument; edit: ProductEditWire }

function Sections({ edit, ...part }: SectionsProps) {
  const { editing } = part
  return (
    <>
      <Section name="basics">
        <BasicFields {...part} />
      </Section>
      <Section name="colours">
        <ColourFields {...part} />
      </Section>
      <Section name="variants">
        <PriceNotes edit={edit} />
        <VariantFields {...part} stock={edit.stock} dated={edit.dated} />
      </Section>
      <Section name="details">
        <DetailFields {...part} />
      </Section>
      <Section name="selling">
        <SaleFields editing={editing} />
      </Section>
      <Section name="finding">
        <FindingFields editing={editing} />
      </Section>
    </>
  )
}

function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const { [name]: title } = useTexts(adminProductFieldText)
  return (
    <section className="product-section" id={idOf(name)} aria-label={title}>
      <div className="admin-form-head">
        <h2>{title}</h2>
      </div>
      {children}
    </section>
  )
}

/** Ctrl or ⌘ with S saves the draft, from wherever one types. */
function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [form])
}
