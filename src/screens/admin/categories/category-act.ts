import type { CategoryShelvesWire, CategoryShelfWire } from '#modules/catalogue/taxonomy/category-taxonomy.contract.ts'

/** What is being done to which category; '' adds a department. */
export type CategoryAct = { act: 'edit' | 'add' | 'move' | 'merge' | 'split'; path: string }

export type CategoryDialogProps = { category: CategoryShelfWire; shelves: CategoryShelvesWire; onClose: () => void }
