import { useState } from 'react'
import { pieceName } from '#language/product/piece-name.ts'
import { offerAddText } from '#language/seller/seller-offers.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { FoundItemsWire } from '#modules/offers/selling/selling.contract.ts'
import { findItems } from '#modules/offers/selling/selling.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { KEEP_LAST, ONCE, useDeskQuery } from '#desk/desk-query.ts'
import { DeskCamera } from '#desk/camera/camera.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { usePause } from '#desk/use-pause.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { OfferForm } from './offer-form.tsx'
import { OfferItem } from './offer-item.tsx'

type Found = FoundItemsWire['list'][number]
const PAUSE_MS = 250
const USUAL_DAYS = 3

/** Finds something listed and offers it; `word`: what is looked for as it opens. */
export function OfferAdd({ word, onClose }: { word: string; onClose: () => void }) {
  const texts = useTexts(offerAddText)
  const [chosen, choose] = useState<Found>()
  return (
    <DeskDialog onClose={onClose} title={texts.title} wide>
      {chosen ? (
        <OfferForm given={firstOf(chosen)} market={chosen} choices={choicesOf(chosen)} onClose={onClose}>
          <OfferItem offer={chosen} />
          <Button look="text" onClick={() => choose(undefined)}>
            {texts.other}
          </Button>
        </OfferForm>
      ) : (
        <FindItem word={word} onChoose={choose} />
      )}
    </DeskDialog>
  )
}

/** New as long as this merchant does not offer it so. */
const choicesOf = ({ offerId, rivals, used }: Found) => (offerId ? used : [{ condition: 'new' as const, rivals }, ...used])

const firstOf = ({ skuId, listPrice, ...found }: Found) => ({
  ...{ skuId, salesPrice: '', listPrice: listPrice.replace(/\.00$/, ''), stock: '', endDay: '', dispatchDays: USUAL_DAYS },
  condition: choicesOf({ skuId, listPrice, ...found })[0]?.condition ?? ('new' as const),
})

function FindItem({ word, onChoose }: { word: string; onChoose: (item: Found) => void }) {
  const texts = useTexts(offerAddText)
  const [typed, type] = useState(word)
  const wanted = usePause(typed.trim(), PAUSE_MS)
  const { data } = useDeskQuery(findItems, { word: wanted }, { ...ONCE, ...KEEP_LAST, enabled: wanted !== '' })
  const list = wanted === '' ? [] : (data?.list ?? [])
  return (
    <div className="offer-find">
      <TextField
        label={texts.search}
        hint={texts.hint}
        value={typed}
        maxLength={80}
        autoComplete="off"
        data-autofocus
        onChange={(event) => type(event.target.value)}
      />
      <div>
        <DeskCamera onCode={type} />
      </div>
      {data && wanted !== '' && list.length === 0 ? <p role="status">{texts.nothing}</p> : null}
      <ul className="offer-found">
        {list.map((item) => (
          <FoundRow key={item.skuId} item={item} onChoose={() => onChoose(item)} />
        ))}
      </ul>
    </div>
  )
}

function FoundRow({ item, onChoose }: { item: Found; onChoose: () => void }) {
  const language = useLanguage()
  const texts = useTexts(offerAddText)
  const lowest = item.best ? texts.lowest(showHkdExactly(fromWire(item.best))) : texts.unoffered
  return (
    <li>
      <OfferItem offer={item} />
      <span className="mute">
        {item.itemNumber} · {item.offerId ? texts.mine : lowest}
      </span>
      {item.problem ? <p>{item.problem}</p> : null}
      {item.offerId ? (
        <a className="link" href={localPath(language, `/seller/offers?word=${encodeURIComponent(item.itemNumber)}`)}>
          {texts.show}
        </a>
      ) : null}
      {item.problem || choicesOf(item).length === 0 ? null : (
        <Button look="line" onClick={onChoose}>
          {texts.offer}
          <span className="hidden-text">
            {' '}
            {pieceName(item.brandName, item.title)} {item.colour} {item.size}
          </span>
        </Button>
      )}
    </li>
  )
}
