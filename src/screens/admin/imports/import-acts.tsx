import { useState } from 'react'
import { useNavigate } from 'react-router'
import { adminImportsText } from '#language/admin/products/admin-imports.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ImportDetailWire, MoveImportInput } from '#modules/catalogue/imports/imports.contract.ts'
import { getImport, listImportItems, listImports, moveImport, refusedRows } from '#modules/catalogue/imports/imports.paths.ts'
import { fetchFile, keepFile } from '#platform/wire/fetch-file.ts'
import { askAgain, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin, useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

type ImportProps = { found: ImportDetailWire }
type Said = { publish: boolean; countStock: boolean; newStock: boolean; farPrices: 'take' | 'leave' }

/** What can be done with a file as it stands, and what is worth a look before. */
export function AdminImportActs({ found }: ImportProps) {
  const language = useLanguage()
  const { state, counts, marks } = found
  const texts = useTexts(adminImportsText)
  const may = useMay()
  const [changed, change] = useState<Partial<Said>>({})
  // Nobody has decided anything about a file that has only been looked at.
  const said: Said = {
    publish: found.publish || (state === 'checked' && may('publish-products')),
    // What was sold since a file was written would come back: somebody says so, unless the file knows what there was then.
    countStock: found.countStock || (state === 'checked' && found.hasStock && marks.stockCounted === 0 && may('move-stock')),
    newStock: found.newStock || (state === 'checked' && found.hasStock && may('move-stock')),
    farPrices: found.farPrices,
    ...changed,
  }
  const { publish, countStock } = said
  const { move, busy } = useMove(found.importId)
  const isReady = state === 'checked' || state === 'stopped'
  const todo = counts.new + counts.changed
  return (
    <section aria-label={texts.state} className="admin-import-part">
      {isReady ? <PricesLeft found={found} /> : null}
      <Warnings marks={marks} isOpen={isReady} countStock={countStock} />
      {isReady && (todo > 0 || counts.same > 0) ? <Choices found={found} said={said} onSay={change} /> : null}
      <div className="admin-import-acts">
        {isReady && (todo > 0 || (publish && counts.same > 0)) ? (
          <Button busy={busy} disabled={found.asksCurrency} onClick={() => void move({ move: 'run', ...said })}>
            {state === 'stopped' ? texts.resume : todo > 0 ? texts.run(todo) : texts.publishDrafts}
          </Button>
        ) : null}
        {state === 'running' ? (
          <Button busy={busy} onClick={() => void move({ move: 'stop' })}>
            {texts.stop}
          </Button>
        ) : null}
        {state === 'done' && todo > found.whole ? (
          <a className="btn btn-line" href={localPath(language, '/admin/products?state=draft')}>
            {texts.toDrafts}
          </a>
        ) : null}
        {counts.refused > 0 ? <RefusedFile importId={found.importId} /> : null}
        {state !== 'running' ? <RemoveFile busy={busy} onRemove={() => void move({ move: 'remove' })} /> : null}
      </div>
    </section>
  )
}

/** Asked once more: its rows and the reasons why some were not taken go with it. */
function RemoveFile({ busy, onRemove }: { busy: boolean; onRemove: () => void }) {
  const texts = useTexts(adminImportsText)
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <Button look="text" busy={busy} onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
    )
  return (
    <div role="group" aria-label={texts.remove}>
      <p>{texts.removeSure}</p>
      <Button look="line" busy={busy} onClick={onRemove}>
        {texts.removeIt}
      </Button>{' '}
      <Button look="text" onClick={() => setAsking(false)}>
        {texts.keep}
      </Button>
    </div>
  )
}

/** The file says prices, and they are left aside. */
function PricesLeft({ found: { hasPrices, takesPrices } }: ImportProps) {
  const texts = useTexts(adminImportsText)
  const setsPrices = useMay()('change-prices')
  if (!hasPrices || (takesPrices && setsPrices)) return null
  return <p className="admin-notice">{setsPrices ? texts.pricesLeft : texts.pricesClosed}</p>
}

type ChoicesProps = ImportProps & { said: Said; onSay: (said: Said) => void }

/** What of the file is to happen. */
function Choices({ found: { hasStock, marks }, said, onSay }: ChoicesProps) {
  const texts = useTexts(adminImportsText)
  const may = useMay()
  return (
    <div className="admin-import-choices">
      {may('publish-products') ? (
        <div>
          <Tick checked={said.publish} onChange={({ target }) => onSay({ ...said, publish: target.checked })}>
            {texts.publish}
          </Tick>
          <p className="field-hint">{texts.publishHint}</p>
        </div>
      ) : null}
      {hasStock && may('move-stock') ? (
        <>
          <Tick checked={said.newStock} onChange={({ target }) => onSay({ ...said, newStock: target.checked })}>
            {texts.newStock}
          </Tick>
          <div>
            <Tick checked={said.countStock} onChange={({ target }) => onSay({ ...said, countStock: target.checked })}>
              {texts.countStock}
            </Tick>
            {marks.stockCounted > 0 ? <p className="field-hint">{texts.countStockHint(marks.stockCounted)}</p> : null}
          </div>
        </>
      ) : null}
      {said.publish && marks.priceFar > 0 ? (
        <div>
          <Tick
            checked={said.farPrices === 'take'}
            onChange={({ target }) => onSay({ ...said, farPrices: target.checked ? 'take' : 'leave' })}
          >
            {texts.takeFar(marks.priceFar)}
          </Tick>
          <p className="field-hint">{texts.takeFarHint}</p>
        </div>
      ) : null}
    </div>
  )
}

function useMove(importId: string) {
  const language = useLanguage()
  const texts = useTexts(adminImportsText)
  const navigate = useNavigate()
  const { act, busy } = useDeskAction((wanted: Omit<MoveImportInput, 'importId'>) =>
    callAdmin(moveImport, { importId, ...wanted }),
  )
  const move = async (wanted: Omit<MoveImportInput, 'importId'>): Promise<void> => {
    if (busy) return
    const result = await act(wanted)
    if (!result.ok) toast('error', result.msg)
    askAgain(listImports)
    if (result.ok && wanted.move === 'remove') {
      toast('success', texts.removed)
      return navigate(localPath(language, '/admin/imports'))
    }
    askAgain(getImport)
    askAgain(listImportItems)
  }
  return { move, busy }
}

function Warnings({ marks, isOpen, countStock }: { marks: ImportDetailWire['marks']; isOpen: boolean; countStock: boolean }) {
  const texts = useTexts(adminImportsText)
  const words = [
    marks.priceFar > 0 ? texts.priceFar(marks.priceFar) : '',
    countStock && marks.stockToNone > 0 ? texts.stockToNone(marks.stockToNone) : '',
    marks.stockLater > 0 ? texts.stockLater(marks.stockLater) : '',
    marks.noStock > 0 ? texts.noStock(marks.noStock) : '',
  ].filter(Boolean)
  if (!isOpen || words.length === 0) return null
  return (
    <div className="admin-import-look">
      <h2>{texts.look}</h2>
      <ul>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  )
}

function RefusedFile({ importId }: { importId: string }) {
  const texts = useTexts(adminImportsText)
  const language = useLanguage()
  const load = async (): Promise<void> => {
    const file = await fetchFile(refusedRows, { importId, lang: language === 'zh' ? 'cht_CN' : 'en_US' }, 'admin')
    if (file) keepFile(file, 'praya-refused.csv')
    else toast('error', texts.notFetched)
  }
  return (
    <Button look="line" onClick={() => void load()}>
      {texts.refusedFile}
    </Button>
  )
}
