import { useState } from 'react'
import { Button, type DropTarget, type Key, Tree, TreeItem, TreeItemContent, useDragAndDrop } from 'react-aria-components'
import { adminCategoriesText } from '#language/admin/products/admin-categories.text.ts'
import { writtenIn } from '#language/languages.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { CategoryShelvesWire, CategoryShelfWire } from '#modules/catalogue/taxonomy/category-taxonomy.contract.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AnyIcon } from '#ui/icons/any-icon.tsx'
import { toast } from '#ui/toasts.ts'
import { childrenOf, nextOf, sendMove } from './use-category-act.ts'

type Props = { shelves: CategoryShelvesWire; onOpen: (path: string) => void }

/** The tree by mouse, finger and keyboard: arrows walk through it, Enter opens one, and the handle takes it elsewhere. */
export function AdminCategoryTree({ shelves, onOpen }: Props) {
  const { list } = shelves
  const texts = useTexts(adminCategoriesText)
  const [expanded, setExpanded] = useState<ReadonlySet<Key>>(new Set())
  const moving = useMoving(list, (path) => setExpanded((known) => new Set([...known, path])))
  if (list.length === 0) return <EmptyState title={texts.none} />
  return (
    <Tree
      className="admin-shelves"
      aria-label={texts.tree}
      expandedKeys={expanded}
      onExpandedChange={(keys) => setExpanded(new Set(keys))}
      onAction={(key) => onOpen(String(key))}
      dragAndDropHooks={moving}
    >
      {childrenOf(list, '').map((category) => (
        <Shelf key={category.path} category={category} shelves={shelves} />
      ))}
    </Tree>
  )
}

type ShelfProps = { category: CategoryShelfWire; shelves: CategoryShelvesWire }

function Shelf({ category, shelves }: ShelfProps) {
  const language = useLanguage()
  const below = childrenOf(shelves.list, category.path)
  const name = category.name[language]
  return (
    <TreeItem id={category.path} textValue={name} className="admin-shelf">
      <TreeItemContent>
        <ShelfRow category={category} sizeTables={shelves.sizeTables} name={name} hasBelow={below.length > 0} />
      </TreeItemContent>
      {below.map((child) => (
        <Shelf key={child.path} category={child} shelves={shelves} />
      ))}
    </TreeItem>
  )
}

type RowProps = Pick<ShelfProps, 'category'> & Pick<CategoryShelvesWire, 'sizeTables'> & { name: string; hasBelow: boolean }

function ShelfRow({ category, sizeTables, name, hasBelow }: RowProps) {
  const texts = useTexts(adminCategoriesText)
  const language = useLanguage()
  const marks = [
    category.hidden ? texts.hidden : '',
    category.precious ? texts.precious : '',
    sizeTables.find(({ id }) => id === category.sizeTable)?.name ?? '',
  ].filter(Boolean)
  return (
    <div className="admin-shelf-row">
      <Button slot="drag" className="admin-shelf-drag" aria-label={`${texts.drag} ${name}`}>
        <span aria-hidden>⋮⋮</span>
      </Button>
      {hasBelow ? (
        <Button slot="chevron" className="admin-shelf-fold" aria-label={`${texts.open} ${name}`}>
          <AnyIcon name="forward" />
        </Button>
      ) : (
        <span className="admin-shelf-fold" />
      )}
      <span className="admin-shelf-name">
        <b>{name}</b> <Other name={category.name[language === 'zh' ? 'en' : 'zh']} />
      </span>
      <span className="admin-shelf-path mute" lang="en-HK">
        {category.path}
      </span>
      <span className="admin-shelf-marks mute">{marks.join(' · ')}</span>
      {/* Where pieces lie below it, that none lies in it itself says nothing. */}
      <span className="admin-num">{hasBelow && category.productNum === 0 ? '' : texts.pieces(category.productNum)}</span>
    </div>
  )
}

const Other = ({ name }: { name: string }) => (
  <span className="mute" lang={writtenIn(name)}>
    {name}
  </span>
)

/** Where a category that is let go comes to stand. */
function useMoving(list: CategoryShelfWire[], onInside: (path: string) => void) {
  const language = useLanguage()
  const texts = useTexts(adminCategoriesText)
  const at = (key: Key) => list.find(({ path }) => path === key)
  const move = async (keys: ReadonlySet<Key>, target: DropTarget) => {
    const category = at([...keys][0] ?? '')
    const aim = target.type === 'item' ? at(target.key) : undefined
    if (!category || !aim || target.type !== 'item' || aim.path === category.path) return
    const isInside = target.dropPosition === 'on'
    const parent = isInside ? aim.path : aim.parent
    const next = target.dropPosition === 'before' ? aim.path : nextOf(list, aim)
    const before = isInside ? '' : next === category.path ? nextOf(list, category) : next
    const words = { moved: texts.moved(category.name[language]), undo: texts.undo }
    const result = await sendMove(list, category, { path: category.path, version: category.version, parent, before }, words)
    if (!result.ok) return toast('error', Object.values(result.data.fields ?? {})[0] ?? result.msg)
    if (isInside) onInside(aim.path)
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
    onMove: ({ keys, target }) => void move(keys, target),
  })
  return dragAndDropHooks
}
