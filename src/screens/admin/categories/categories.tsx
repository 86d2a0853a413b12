import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminCategoriesText } from '#language/admin/products/admin-categories.text.ts'
import { useTexts } from '#language/texts.ts'
import type { CategoryShelvesWire } from '#modules/catalogue/taxonomy/category-taxonomy.contract.ts'
import { listCategoryShelves } from '#modules/catalogue/taxonomy/category-taxonomy.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { useDeskQuery } from '#desk/desk-query.ts'
import { Button } from '#ui/button.tsx'
import type { CategoryAct } from './category-act.ts'
import { AdminCategoryAdd } from './category-add.tsx'
import { AdminCategoryForm } from './category-form.tsx'
import { AdminCategoryMerge } from './category-merge.tsx'
import { AdminCategoryMove } from './category-move.tsx'
import { AdminCategorySplit } from './category-split.tsx'
import { AdminCategoryTree } from './category-tree-view.tsx'
import { findCategory } from './use-category-act.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminCategoriesText.title)

/** The tree of categories: every one can be put elsewhere, and everything follows. */
export default function AdminCategories() {
  const texts = useTexts(adminCategoriesText)
  const [doing, setDoing] = useState<CategoryAct>()
  const found = useDeskQuery(listCategoryShelves, {})
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <Button look="line" onClick={() => setDoing({ act: 'add', path: '' })}>
          {texts.add}
        </Button>
      </div>
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found}>
        {(shelves) => (
          <>
            <AdminCategoryTree shelves={shelves} onOpen={(path) => setDoing({ act: 'edit', path })} />
            {doing ? <CategoryDialog {...doing} shelves={shelves} onAct={setDoing} /> : null}
          </>
        )}
      </DeskAnswer>
    </>
  )
}

type Props = CategoryAct & { shelves: CategoryShelvesWire; onAct: (next: CategoryAct | undefined) => void }

function CategoryDialog({ act, path, shelves, onAct }: Props) {
  const category = findCategory(shelves.list, path)
  const onClose = () => onAct(undefined)
  if (act === 'add') return <AdminCategoryAdd parent={category} onClose={onClose} />
  if (!category) return null
  const told = { category, shelves, onClose }
  if (act === 'move') return <AdminCategoryMove {...told} />
  if (act === 'merge') return <AdminCategoryMerge {...told} />
  if (act === 'split') return <AdminCategorySplit {...told} />
  return <AdminCategoryForm {...told} onAct={(next) => onAct({ act: next, path })} />
}
