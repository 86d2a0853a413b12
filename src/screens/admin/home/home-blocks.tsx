import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { blockKindText, goodsText, adminHomeText } from '#language/admin/admin-home.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { HomeBlock, HomeDraftWire } from '#modules/content/home.contract.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AnyIcon } from '#ui/icons/any-icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { toast } from '#ui/toasts.ts'
import { moveBlock } from './block-editing.ts'
import { type BlockSummary, summaryOf } from './home-summary.ts'
import type { HomeDraftDesk } from './use-home-draft.ts'

type Props = { desk: HomeDraftDesk; draft: HomeDraftWire; onEdit: (block: HomeBlock) => void }

/** The blocks in their order. Alt with an arrow moves the one that has the focus, and the focus goes along. */
export function AdminHomeBlocks({ desk, draft, onEdit }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminHomeText)
  const kinds = useTexts(blockKindText)
  const goods = useTexts(goodsText)
  const { said, move, remove } = useArranging(desk, draft)
  if (draft.blocks.length === 0) return <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>
  return (
    <>
      <p className="hidden-text" role="status">
        {said}
      </p>
      <ol className="home-blocks" aria-label={texts.blocks} aria-busy={desk.working}>
        {draft.blocks.map((block, at) => {
          const shown = draft.shown.find(({ id }) => id === block.id)
          const summary = summaryOf(block, shown, { language, kinds, goods, of: texts.of })
          return (
            <BlockRow
              key={block.id}
              id={block.id}
              summary={summary}
              first={at === 0}
              last={at === draft.blocks.length - 1}
              onEdit={() => onEdit(block)}
              onMove={(by) => move(block.id, by, summary.name)}
              onRemove={() => remove(block.id, summary.name)}
            />
          )
        })}
      </ol>
      <p className="admin-keys">{texts.moveKeys}</p>
    </>
  )
}

/** Moves and removes; what has been moved keeps the focus, and what happened is said. */
function useArranging(desk: HomeDraftDesk, draft: HomeDraftWire) {
  const texts = useTexts(adminHomeText)
  const [said, setSaid] = useState('')
  const focus = useRef<HTMLElement>(null)
  const order = draft.blocks.map(({ id }) => id).join(' ')
  // Nodes that change their place lose the focus: it is given back once the new order stands.
  // oxlint-disable-next-line react/exhaustive-deps -- the order is what moves the nodes
  useEffect(() => {
    focus.current?.focus()
    focus.current = null
  }, [order])
  const move = (id: string, by: -1 | 1, name: string) => {
    const blocks = moveBlock(draft.blocks, id, by)
    const place = blocks.findIndex((block) => block.id === id)
    if (blocks[place] === draft.blocks[place] || desk.working) return
    focus.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    void desk.save(blocks).then((fresh) => {
      if (fresh) setSaid(texts.moved(name, place + 1, blocks.length))
    })
  }
  const remove = async (id: string, name: string) => {
    const { blocks } = draft
    const fresh = await desk.save(blocks.filter((block) => block.id !== id))
    if (!fresh) return
    toast('success', texts.removed(name), { label: texts.undo, undoes: true, run: () => void desk.save(blocks, fresh.version) })
  }
  return { said, move, remove: (id: string, name: string) => void remove(id, name) }
}

type RowProps = {
  id: string
  summary: BlockSummary
  first: boolean
  last: boolean
  onEdit: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function BlockRow({ id, summary: { kind, name, words, pictures }, first, last, onEdit, onMove, onRemove }: RowProps) {
  const texts = useTexts(adminHomeText)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons in it
    <li className="home-block" data-block={id} onKeyDown={onKeyDown}>
      <div className="home-mini" aria-hidden="true">
        {pictures.map((picture) => (
          <Picture key={picture.hash} picture={picture} sizes="48px" most={120} alt="" />
        ))}
      </div>
      <div className="home-block-words">
        <p className="mute">{kind}</p>
        <h3>{name}</h3>
        <p className="mute">{words || (pictures.length === 0 ? texts.nothingShown : '')}</p>
      </div>
      <div className="home-block-actions">
        <MoveButton name={texts.of(texts.up, name)} off={first} onPress={() => onMove(-1)} />
        <MoveButton name={texts.of(texts.down, name)} off={last} onPress={() => onMove(1)} down />
        <Button look="text" data-row aria-label={texts.of(texts.edit, name)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button look="text" aria-label={texts.of(texts.remove, name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}

/** At an end it stays in place and keeps the focus, and says that it does nothing. */
export function MoveButton({ name, off, onPress, down }: { name: string; off: boolean; onPress: () => void; down?: boolean }) {
  return (
    <button
      type="button"
      className="home-move"
      aria-label={name}
      aria-disabled={off}
      onClick={() => (off ? undefined : onPress())}
    >
      <AnyIcon name="up" size={14} className={down ? 'home-down' : ''} />
    </button>
  )
}
