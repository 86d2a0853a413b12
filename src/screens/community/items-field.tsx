import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { communityText, composeText } from '#language/community/community.text.ts'
import { useTexts } from '#language/texts.ts'
import type { CardWire } from '#modules/catalogue/catalogue.contract.ts'
import type { OwnPostWire } from '#modules/posts/posts.contract.ts'
import { useTried } from '#screens/own-page.tsx'
import type { SentPicture } from '#screens/store/pictures-field.tsx'
import { Picture } from '#ui/picture.tsx'
import { TextField } from '#ui/fields.tsx'

type Place = { picture: number; x: number; y: number }
type Props = {
  post: OwnPostWire | null
  wishes: readonly CardWire[]
  pictures: readonly SentPicture[]
  problem: string | undefined
}

/** Items of a post: by their style numbers or from the wish list; each may be placed on a picture, by a press or by keys. */
export function ItemsField({ post, wishes, pictures, problem }: Props) {
  const texts = useTexts(composeText)
  const tried = useTried('write')
  const own = (post?.products ?? []).map(({ card }) => card)
  const offered = [...own, ...wishes.filter(({ spuCode }) => own.every((one) => one.spuCode !== spuCode))]
  const ticked = tried
    ? (code: string) => tried.values[`item-${code}`] === 'on'
    : (code: string) => own.some(({ spuCode }) => spuCode === code)
  const [chosen, choose] = useState(() => offered.filter(({ spuCode }) => ticked(spuCode)).map(({ spuCode }) => spuCode))
  return (
    <fieldset className="com-tagging">
      <legend className="field-label">{texts.items}</legend>
      {offered.length > 0 ? (
        <ul aria-label={texts.wished}>
          {offered.map((card) => (
            <li key={card.spuCode}>
              <label className="tick">
                <input
                  type="checkbox"
                  name={`item-${card.spuCode}`}
                  checked={chosen.includes(card.spuCode)}
                  onChange={({ target }) =>
                    choose(target.checked ? [...chosen, card.spuCode] : chosen.filter((one) => one !== card.spuCode))
                  }
                />
                <Picture picture={card.productImg} sizes="30px" most={120} alt="" />
                <span>
                  {card.brandName} {card.productTitle}
                </span>
              </label>
              {chosen.includes(card.spuCode) ? (
                <PlaceFields
                  code={card.spuCode}
                  name={card.productTitle}
                  pictures={pictures}
                  at={post?.products.find((one) => one.card.spuCode === card.spuCode)?.at ?? null}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <TextField
        label={texts.numbers}
        hint={texts.itemsHint}
        name="items"
        maxLength={200}
        defaultValue={tried?.values.items ?? ''}
        problem={problem}
      />
    </fieldset>
  )
}

const within = (share: number): number => Math.min(100, Math.max(0, Math.round(share)))

function usePlace(at: Place | null) {
  const [place, put] = useState<Place | null>(at)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Pressed by a key, it is moved by the arrows.
    if (!place || event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    put({ ...place, x: within(((event.clientX - left) / width) * 100), y: within(((event.clientY - top) / height) * 100) })
  }
  const move = (event: KeyboardEvent) => {
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0]
    if (!place || (x === 0 && y === 0)) return
    event.preventDefault()
    put({ ...place, x: within(place.x + (x ?? 0)), y: within(place.y + (y ?? 0)) })
  }
  return { place, put, press, move }
}

/** Where an item is on which picture: numbers, which a press on the picture or the arrow keys write. */
function PlaceFields({
  code,
  name,
  pictures,
  at,
}: {
  code: string
  name: string
  pictures: readonly SentPicture[]
  at: Place | null
}) {
  const texts = useTexts(composeText)
  const shared = useTexts(communityText)
  const { place, put, press, move } = usePlace(at)
  const shown = place && pictures[place.picture]?.url
  const number = (axis: 'x' | 'y', label: string) => (
    <label>
      {label}
      <input
        className="field-control"
        type="number"
        min={0}
        max={100}
        name={`${axis}-${code}`}
        value={place?.[axis] ?? 50}
        onChange={({ target }) => place && put({ ...place, [axis]: within(Number(target.value)) })}
      />
    </label>
  )
  return (
    <div className="com-place">
      <label>
        {texts.onPicture}
        <select
          className="field-control"
          name={`on-${code}`}
          value={place ? String(place.picture) : ''}
          onChange={({ target }) => put(target.value === '' ? null : { x: 50, y: 50, ...place, picture: Number(target.value) })}
        >
          <option value="">{texts.notPlaced}</option>
          {(pictures.length > 0 ? pictures : [null]).map((_, index) => (
            <option key={index} value={index}>
              {shared.picture(index + 1)}
            </option>
          ))}
        </select>
      </label>
      {number('x', texts.across)}
      {number('y', texts.down)}
      {place && shown ? (
        <button type="button" className="com-aim" aria-label={`${texts.placed}: ${name}`} onClick={press} onKeyDown={move}>
          <img src={shown} alt="" />
          <i style={{ left: `${place.x}%`, top: `${place.y}%` }} />
        </button>
      ) : null}
      {place && shown ? <p className="field-hint">{texts.placedHint}</p> : null}
    </div>
  )
}
