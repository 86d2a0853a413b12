import { useEffect, useRef, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { bagText } from '#language/buying/bag.text.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { uiText } from '#language/frame/ui.text.ts'
import type { BagLineWire, BagWire } from '#modules/bag/bag.contract.ts'
import { addToBag, changeQuantity, getBag, removeLines, selectLines } from '#modules/bag/bag.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { languageOfPath } from '#language/languages.ts'
import type { CallResult } from '#platform/wire/call-path.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Later } from '#ui/later.tsx'
import { type LoadOwn, useSent } from '../../own-page.tsx'
import { headTags } from '../head-tags.ts'
import { FormTold, OwnForm } from '../own-form.tsx'
import { bagStore, changeWish, useBag } from '../shopper-state.ts'
import { type Actions, BagLine } from './bag-line.tsx'
import { BagSkeleton } from './bag-skeleton.tsx'
import { BagEmptied } from './empty-bag.tsx'
import { BagSummary } from './bag-summary.tsx'
import './bag.css'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(bagText, languageOfPath(location.pathname)).title,
    pathname: location.pathname,
    matches,
  })

const bagBanners = () => import('../banners/bag-banners.tsx')
const recommendedRail = () => import('../card/recommended-rail.tsx')

const UNDO_MS = 8_000

export const own: LoadOwn<BagWire> = async (ask) => {
  const found = await ask(getBag, {})
  return found.ok ? found.data : undefined
}

/** What is in the bag, at the prices and stock of this moment; everything is changed in place. */
export default function BagScreen() {
  const texts = useTexts(bagText)
  const sent = useSent<typeof own>()
  const bag = useBag() ?? sent
  const [failed, setFailed] = useState(false)
  const load = async () => {
    setFailed(false)
    const result = await call(getBag, {}, { quiet: true })
    if (result.ok) bagStore.set(result.data)
    else setFailed(true)
  }
  useEffect(() => void load(), [])
  return (
    <div className="wrap bag">
      <h1 tabIndex={-1}>{texts.title}</h1>
      {bag ? <BagContents bag={bag} /> : failed ? <BagFailed retry={load} /> : <BagSkeleton />}
    </div>
  )
}

function BagFailed({ retry }: { retry: () => Promise<void> }) {
  const texts = useTexts(bagText)
  const ui = useTexts(uiText)
  return <EmptyState title={texts.failed} action={<Button onClick={() => void retry()}>{ui.retry}</Button>} />
}

function BagContents({ bag }: { bag: BagWire }) {
  const language = useLanguage()
  const texts = useTexts(bagText)
  const { removed, remove, undo } = useRemoval()
  const change = async (result: Promise<CallResult<BagWire>>) => {
    const settled = await result
    if (settled.ok) bagStore.set(settled.data)
  }
  const actions = {
    onQuantity: (line: BagLineWire, quantity: number) => void change(call(changeQuantity, { skuId: line.skuId, quantity })),
    onSelect: (line: BagLineWire, selectStatus: boolean) =>
      void change(call(selectLines, { skuIds: [line.skuId], selectStatus })),
    onRemove: remove,
    onWish: (line: BagLineWire) => void changeWish(line.spuCode, true).then(() => remove(line)),
  }
  const undoBar = removed ? <UndoBar title={removed.title} onUndo={() => void undo()} /> : null
  if (bag.count === 0) {
    return (
      <>
        {undoBar}
        <EmptyBag />
      </>
    )
  }
  return (
    <div className="bag-columns">
      <div>
        {undoBar}
        <FormTold form="bag" />
        <OwnForm path="/bags">
          {/* What Enter would press: nothing. */}
          <button type="submit" disabled hidden>
            {texts.update}
          </button>
          <BagLines lines={bag.productList.filter(({ priceBefore }) => priceBefore === null)} {...actions} />
          <LinesApart
            title="changedTitle"
            lines={bag.productList.filter(({ priceBefore }) => priceBefore !== null)}
            {...actions}
          />
          <LinesApart title="soldOutTitle" lines={bag.invalidList} {...actions} />
          <noscript>
            <Button type="submit" look="line" name="act" value="update">
              {texts.update}
            </Button>
          </noscript>
        </OwnForm>
      </div>
      <BagSummary bag={bag} checkoutAddress={localPath(language, '/checkout')} />
    </div>
  )
}

function BagLines({ lines, ...actions }: { lines: BagLineWire[] } & Actions) {
  if (lines.length === 0) return null
  return (
    <ul className="bag-lines">
      {lines.map((line) => (
        <BagLine key={line.skuId} line={line} {...actions} />
      ))}
    </ul>
  )
}

/** What is not as it was when it was put in: beside a reason, and never in the way of the rest. */
function LinesApart({ title, lines, ...actions }: { title: 'changedTitle' | 'soldOutTitle'; lines: BagLineWire[] } & Actions) {
  const texts = useTexts(bagText)
  if (lines.length === 0) return null
  return (
    <section className="bag-apart" aria-labelledby={title}>
      <h2 id={title} className="bag-subtitle">
        {texts[title]}
      </h2>
      <BagLines lines={lines} {...actions} />
    </section>
  )
}

function EmptyBag() {
  return (
    <>
      <BagEmptied />
      <Later load={bagBanners} props={{}} />
      <Later load={recommendedRail} props={{}} />
    </>
  )
}

function UndoBar({ title, onUndo }: { title: string; onUndo: () => void }) {
  const texts = useTexts(bagText)
  return (
    <p className="bag-undo" role="status">
      {texts.removed(title)}
      <Button look="text" data-undo onClick={onUndo}>
        {texts.undo}
      </Button>
    </p>
  )
}

/** A removed line can be brought back for a while. */
function useRemoval() {
  const [removed, setRemoved] = useState<BagLineWire>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const remove = async (line: BagLineWire) => {
    const result = await call(removeLines, { skuIds: [line.skuId] })
    if (!result.ok) return
    bagStore.set(result.data)
    setRemoved(line)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setRemoved(undefined), UNDO_MS)
  }
  const undo = async () => {
    if (!removed) return
    setRemoved(undefined)
    const result = await call(addToBag, { list: [{ skuId: removed.skuId, quantity: removed.quantity }] })
    if (result.ok) bagStore.set(result.data)
  }
  return { removed, remove: (line: BagLineWire) => void remove(line), undo }
}
