import type { ReactNode } from 'react'
import { adminBlockText } from '#language/admin/admin-block.text.ts'
import { useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/fields.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { MoveButton } from './home-blocks.tsx'
import { ownPart } from '#desk/own-part.ts'

type WordsProps = { editing: Editing; path: string; label: string; most: number; rows?: number }

/** One text in both languages, side by side: neither is written without the other in sight. */
export function AdminWords({ editing, path, label, most, rows }: WordsProps) {
  const texts = useTexts(adminBlockText)
  const sides = [
    { at: `${path}.en`, lang: 'en-HK', name: texts.english },
    { at: `${path}.zh`, lang: 'zh-Hant-HK', name: texts.chinese },
  ]
  return (
    <fieldset className="both-words">
      <legend>{label}</legend>
      {sides.map(({ at, lang, name }) => {
        const shared = {
          label: name,
          name: at,
          lang,
          maxLength: most,
          problem: editing.problem(at),
          value: editing.text(at),
        }
        return rows ? (
          <TextArea key={at} {...shared} rows={rows} onChange={(event) => editing.set(at, event.target.value)} />
        ) : (
          <TextField key={at} {...shared} autoComplete="off" onChange={(event) => editing.set(at, event.target.value)} />
        )
      })}
    </fieldset>
  )
}

export function AdminLinkField({ editing, path, optional }: { editing: Editing; path: string; optional?: string }) {
  const texts = useTexts(adminBlockText)
  const write = (typed: string) => editing.set(path, optional && typed === '' ? null : typed)
  return (
    <TextField
      label={texts.link}
      optional={optional}
      hint={texts.linkHint}
      problem={editing.problem(path)}
      maxLength={600}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      value={editing.text(path)}
      onChange={(event) => write(event.target.value)}
      onBlur={(event) => write(ownPart(event.target.value))}
    />
  )
}

type ItemsProps<Item> = {
  editing: Editing
  path: string
  items: readonly Item[]
  most: number
  make: () => Item
  nameOf: (place: number) => string
  children: (path: string) => ReactNode
}

/** Several of a kind, in an order. */
export function AdminItems<Item>({ editing, path, items, most, make, nameOf, children }: ItemsProps<Item>) {
  const texts = useTexts(adminBlockText)
  const move = (at: number, by: -1 | 1) =>
    editing.set(path, items.toSpliced(at, 1).toSpliced(at + by, 0, ...items.slice(at, at + 1)))
  return (
    <>
      {items.map((_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an item has no name of its own; its fields are controlled
        <fieldset key={at} className="block-item">
          <legend>{nameOf(at + 1)}</legend>
          <div className="block-item-actions">
            <MoveButton name={texts.of(texts.up, nameOf(at + 1))} off={at === 0} onPress={() => move(at, -1)} />
            <MoveButton
              name={texts.of(texts.down, nameOf(at + 1))}
              off={at === items.length - 1}
              onPress={() => move(at, 1)}
              down
            />
            <Button
              look="text"
              aria-label={texts.of(texts.removeItem, nameOf(at + 1))}
              onClick={() => editing.set(path, items.toSpliced(at, 1))}
            >
              {texts.removeItem}
            </Button>
          </div>
          {children(`${path}.${at}`)}
        </fieldset>
      ))}
      <div>
        {items.length < most ? (
          <Button look="line" onClick={() => editing.set(path, [...items, make()])}>
            {texts.addItem}
          </Button>
        ) : null}
        {editing.problem(path) ? (
          <p className="field-problem" data-invalid tabIndex={-1}>
            {editing.problem(path)}
          </p>
        ) : null}
      </div>
    </>
  )
}
