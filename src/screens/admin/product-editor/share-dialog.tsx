import { useState } from 'react'
import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { endPreview, listPreviews, sharePreview } from '#modules/catalogue/editing/product-editing.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskCopy } from '#desk/copy.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { answerDeskQuery, askAgain, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

const DAYS = [1, 7, 30]

/** Links to the draft for those who are no operators: each ends by itself, or at once. */
export function ShareDialog({ productId, onClose }: { productId: string; onClose: () => void }) {
  const language = useLanguage()
  const texts = useTexts(adminProductDraftText)
  const [days, setDays] = useState(7)
  const [made, setMade] = useState('')
  const { act, busy } = useDeskAction(() => callAdmin(sharePreview, { productId, days }))
  const make = async () => {
    if (busy) return
    const result = await act(undefined)
    if (!result.ok) return toast('warning', result.msg)
    setMade(location.origin + localPath(language, `/product/preview/${result.data.code}`))
    askAgain(listPreviews)
  }
  return (
    <DeskDialog title={texts.shareTitle} onClose={onClose}>
      <p>{texts.shareWords}</p>
      <div className="product-share">
        <SelectField
          label={texts.days}
          value={String(days)}
          options={DAYS.map((each) => ({ value: String(each), name: texts.dayCount(each) }))}
          onChange={({ target }) => setDays(Number(target.value))}
        />
        <Button busy={busy} data-autofocus="" onClick={() => void make()}>
          {texts.makeLink}
        </Button>
      </div>
      {made ? (
        <div className="product-share">
          <TextField label={texts.link} hint={texts.linkOnce} readOnly value={made} onFocus={({ target }) => target.select()} />
          <DeskCopy label={texts.link} text={made} />
        </div>
      ) : null}
      <Links productId={productId} />
    </DeskDialog>
  )
}

function Links({ productId }: { productId: string }) {
  const language = useLanguage()
  const texts = useTexts(adminProductDraftText)
  const found = useDeskQuery(listPreviews, { productId })
  const end = async (previewId: string) => {
    const result = await callAdmin(endPreview, { previewId })
    if (result.ok) answerDeskQuery(listPreviews, { productId }, result.data)
    else toast('warning', result.msg)
  }
  return (
    <section aria-labelledby="product-links" className="product-links">
      <h3 id="product-links" className="product-part">
        {texts.links}
      </h3>
      <DeskAnswer found={found} height={60}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="mute">{texts.noLinks}</p>
          ) : (
            <ul>
              {list.map(({ previewId, madeBy, endTime }) => (
                <li key={previewId}>
                  <span>{texts.linkBy(madeBy, showMoment(endTime, language))}</span>
                  <Button look="text" onClick={() => void end(previewId)}>
                    {texts.endLink}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </DeskAnswer>
    </section>
  )
}
