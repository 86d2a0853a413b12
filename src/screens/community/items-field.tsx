import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { communityText, composeText } from '#language/community/community.text.ts'
import { useTexts } from '#language/texts.ts'
import type { CardWire } from '#modules/catalogue/catalogue.contract.ts'
import type { OwnPostWire } from '#modules/posts/posts.contract.ts'
import { Picture } from '#ui/picture.tsx'
import { TextField } from '#ui/fields.tsx'
import type { PostDraft, PostPlace } from './post-draft.ts'

type Props = {
  post: OwnPostWire | null
  wishes: readonly CardWire[]
  start: PostDraft
  held: Pick<PostDraft, 'pictures' | 'places'> & { place: (code: string, at: PostPlace | undefined) => void }
  problem: string | undefined
}

/** Items of a post: by their style numbers or from the wish list; each may be placed on a picture, by a press or by keys. */
export function ItemsField({ post, wishes, start, held, problem }: Props) {
  const texts = useTexts(composeText)
  const own = (post?.products ?? []).map(({ card }) => card)
  const offered = [...own, ...wishes.filter(({ spuCode }) => own.every((one) => one.spuCode !== spuCode))]
  const [chosen, choose] = useState(start.items)
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
              {chosen.includes(card.spuCode) ? <PlaceFields code={card.spuCode} name={card.productTitle} held={held} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <TextField
        label={texts.numbers}
        hint={texts.itemsHint}
        name="items"
        maxLength={200}
        defaultValue={start.numbers}
        problem={problem}
      />
    </fieldset>
  )
}

const within = (share: number): number => Math.min(100, Math.max(0, Math.round(share)))

function usePlace(code: string, { pictures, places, place: keep }: Props['held']) {
  const at = places[code]
  const picture = pictures.findIndex(({ uploadId }) => uploadId === at?.uploadId)
  const place = picture < 0 ? undefined : at
  const put = (next: PostPlace): void => keep(code, next)
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
  const choose = (index: string) => {
    const uploadId = index === '' ? undefined : pictures[Number(index)]?.uploadId
    keep(code, uploadId === undefined ? undefined : { x: 50, y: 50, ...place, uploadId })
  }
  return { place, picture, put, press, move, choose }
}

/** Where an item is on which picture: numbers, which a press on the picture or the arrow keys write. */
function PlaceFields({ code, name, held }: { code: string; name: string; held: Props['held'] }) {
  const texts = useTexts(composeText)
  const shared = useTexts(communityText)
  const { pictures } = held
  const { place, picture, put, press, move, choose } = usePlace(code, held)
  const shown = pictures[picture]?.url
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
          value={place ? String(picture) : ''}
          onChange={({ target }) => choose(target.value)}
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
