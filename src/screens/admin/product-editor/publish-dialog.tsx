import { useState } from 'react'
import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import type { FieldProblem } from '#language/field-problems.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ProductEditWire } from '#modules/catalogue/editing/product-editing.contract.ts'
import { publishProduct } from '#modules/catalogue/editing/product-editing.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { Button } from '#ui/button.tsx'
import { TextField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { usePathNames } from './use-path-names.ts'
import type { DraftActs } from './use-draft-acts.ts'

type Props = { edit: ProductEditWire; acts: DraftActs; onGo: (path: string) => void; onClose: () => void }
type Problem = [path: string, words: string]
/** A price moves further than usual; it may have to wait for a second person. */
type Far = { percent: number; waits: boolean }
type Fields = { when: 'now' | 'later'; time: string }

/** A moment as it is typed here is one in Hong Kong. */
const inHongKong = (typed: string): string => new Date(`${typed}:00+08:00`).toISOString()

const needsTime = ({ when, time }: Fields): Record<string, FieldProblem> =>
  when === 'later' && time === '' ? { time: 'required' } : {}

/** What the form holds, what the shop has refused, and which price it asks about again. */
function usePublishing({ edit, acts, onClose }: Omit<Props, 'onGo'>) {
  const language = useLanguage()
  const texts = useTexts(adminProductDraftText)
  const [refused, setRefused] = useState<Problem[]>([])
  const [far, setFar] = useState<Far>()
  const { submit, refuse, ...form } = useDeskForm<Fields>(undefined, { when: 'now', time: '' }, needsTime)
  const send = submit(async ({ when, time }) => {
    if (acts.busy) return
    const { productId, version } = edit.draft
    const planned = when === 'later' ? { time: inHongKong(time) } : {}
    const result = await acts.make(publishProduct, {
      ...{ productId, version, liveVersion: edit.liveVersion, ...planned },
      ...(far ? { confirmed: true } : {}),
    })
    if (result.ok) {
      const { publishTime, pricesAsked } = result.data
      const published = far?.waits && pricesAsked ? texts.publishedWaits : texts.published
      toast('success', publishTime ? texts.planned(showMoment(publishTime, language)) : published)
      return onClose()
    }
    const { percent, secondPerson } = result.data
    if (typeof percent === 'number') return setFar({ percent, waits: secondPerson === true })
    setRefused(Object.entries(result.data.fields ?? {}))
    refuse({ ...result, msg: acts.wordsOf(result), data: {} })
  })
  return { ...form, send, refused, far }
}

/** Makes the draft what shoppers see, now or at a time. What is still missing is named, and each leads to its field. */
export function PublishDialog({ edit, acts, onGo, onClose }: Props) {
  const texts = useTexts(adminProductDraftText)
  const { register, watch, send, problem, refusal, refused, far } = usePublishing({ edit, acts, onClose })
  const isLater = watch('when') === 'later'
  return (
    <DeskDialog title={texts.publishTitle} onClose={onClose}>
      <DeskDialogForm
        onSubmit={send}
        onClose={onClose}
        press={far ? texts.publishFar : texts.publish}
        busy={acts.busy}
        refusal={refusal}
      >
        <div className="product-when">
          {(['now', 'later'] as const).map((when) => (
            <Tick key={when} type="radio" value={when} data-autofocus={when === 'now' ? '' : undefined} {...register('when')}>
              {texts[when]}
            </Tick>
          ))}
        </div>
        {isLater ? <TextField label={texts.time} type="datetime-local" problem={problem('time')} {...register('time')} /> : null}
        <FarPrices far={far} />
        <Refused refused={refused} edit={edit} onGo={onGo} onClose={onClose} />
      </DeskDialogForm>
    </DeskDialog>
  )
}

function FarPrices({ far }: { far: Far | undefined }) {
  const texts = useTexts(adminProductDraftText)
  if (!far) return null
  return (
    <p className="admin-notice" role="alert">
      {texts.far(far.percent)} {far.waits ? texts.farWaits : texts.farSure}
    </p>
  )
}

function Refused({ refused, edit, onGo, onClose }: Omit<Props, 'acts'> & { refused: readonly Problem[] }) {
  const texts = useTexts(adminProductDraftText)
  const nameOf = usePathNames(edit.draft.document)
  if (refused.length === 0) return null
  return (
    <ul className="product-refused" aria-label={texts.refused}>
      {refused.map(([path, words]) => (
        <li key={path}>
          <Button
            look="text"
            onClick={() => {
              onClose()
              requestAnimationFrame(() => onGo(path))
            }}
          >
            {nameOf(path.replace(/^document\./, ''))}
          </Button>{' '}
          {words}
        </li>
      ))}
    </ul>
  )
}
