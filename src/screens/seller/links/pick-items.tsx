import { useState } from 'react'
import { sellerPicksText } from '#language/seller/seller-picks.text.ts'
import { useTexts } from '#language/texts.ts'
import { MOST_PICKS, type OwnPicks } from '#modules/referrals/picks.contract.ts'
import type { Editing } from '#desk/use-editing.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { Picture } from '#ui/picture.tsx'

type Pick = OwnPicks['picks'][number]
const EMPTY: Pick = { address: '', name: '', words: { en: '', zh: '' } }

/** The items in their order, which is changed by dragging or by buttons. */
export function PickItems({ editing }: { editing: Editing }) {
  const texts = useTexts(sellerPicksText)
  const [dragged, drag] = useState<number>()
  const found = editing.read('picks')
  const picks: readonly Pick[] = Array.isArray(found) ? found : []
  const move = (from: number, to: number) =>
    editing.set('picks', picks.toSpliced(from, 1).toSpliced(to, 0, ...picks.slice(from, from + 1)))
  return (
    <section aria-labelledby="pick-items">
      <h2 id="pick-items">{texts.items}</h2>
      {picks.length > 1 ? <p className="field-hint">{texts.order}</p> : null}
      {picks.map((pick, at) => (
        <fieldset
          // oxlint-disable-next-line react/no-array-index-key -- an item that is being typed has no name yet; its fields are controlled
          key={at}
          className="pick-item"
          onDragOver={(event) => (dragged === undefined ? undefined : event.preventDefault())}
          onDrop={() => {
            if (dragged !== undefined && dragged !== at) move(dragged, at)
            drag(undefined)
          }}
        >
          <legend draggable onDragStart={() => drag(at)} onDragEnd={() => drag(undefined)}>
            {pick.picture ? <Picture picture={{ ...pick.picture, alt: '' }} sizes="48px" most={240} alt="" /> : null}
            <span>{pick.name || texts.item(at + 1)}</span>
          </legend>
          <Acts
            name={pick.name || texts.item(at + 1)}
            at={at}
            last={picks.length - 1}
            move={move}
            remove={() => editing.set('picks', picks.toSpliced(at, 1))}
          />
          <Fields editing={editing} path={`picks.${at}`} />
        </fieldset>
      ))}
      {picks.length < MOST_PICKS ? (
        <Button look="line" onClick={() => editing.set('picks', [...picks, EMPTY])}>
          {texts.add}
        </Button>
      ) : null}
    </section>
  )
}

type ActsProps = { name: string; at: number; last: number; move: (from: number, to: number) => void; remove: () => void }

function Acts({ name, at, last, move, remove }: ActsProps) {
  const texts = useTexts(sellerPicksText)
  return (
    <p className="pick-acts">
      <Button look="text" disabled={at === 0} aria-label={texts.of(texts.up, name)} onClick={() => move(at, at - 1)}>
        {texts.up}
      </Button>
      <Button look="text" disabled={at === last} aria-label={texts.of(texts.down, name)} onClick={() => move(at, at + 1)}>
        {texts.down}
      </Button>
      <Button look="text" aria-label={texts.of(texts.remove, name)} onClick={remove}>
        {texts.remove}
      </Button>
    </p>
  )
}

function Fields({ editing, path }: { editing: Editing; path: string }) {
  const texts = useTexts(sellerPicksText)
  const field = (part: string, label: string, most: number) => ({
    label,
    maxLength: most,
    problem: editing.problem(`${path}.${part}`),
    value: editing.text(`${path}.${part}`),
    onChange: ({ target }: { target: { value: string } }) => editing.set(`${path}.${part}`, target.value),
  })
  return (
    <>
      <TextField {...field('address', texts.address, 600)} hint={texts.addressHint} autoComplete="off" spellCheck={false} />
      <div className="admin-form-pair">
        <TextField {...field('words.en', `${texts.why} · ${texts.english}`, 160)} lang="en" />
        <TextField {...field('words.zh', `${texts.why} · ${texts.chinese}`, 160)} lang="zh-Hant-HK" />
      </div>
    </>
  )
}
